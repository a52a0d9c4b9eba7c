'use client'
/** Undo and redo of the form, and what ties it to the live preview beside it. */
import { useTexts } from '../../../web/admin/useTexts'
import { BlockPicker } from './BlockPicker'
import { PreviewLooks } from './PreviewLooks'
import { texts } from './texts'
import { useHistory } from './useHistory'
import { usePreview } from './usePreview'
import '../../../web/admin/iconButton.css'
import './visualEditing.css'

const shapes = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
}

export function VisualEditing() {
  const text = useTexts(texts)
  const { canUndo, canRedo, step } = useHistory()
  const { place, looks, setLooks, adding, add, closed } = usePreview(step)
  const button = (way: 'undo' | 'redo', isPossible: boolean) => (
    <button
      type="button"
      className="admin-icon-button"
      aria-label={text[way]}
      title={text[way]}
      disabled={!isPossible}
      onClick={() => step(way)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[way]} />
      </svg>
    </button>
  )
  return (
    <span className="form-history" ref={place}>
      {button('undo', canUndo)}
      {button('redo', canRedo)}
      <PreviewLooks looks={looks} setLooks={setLooks} place={place} />
      {adding && <BlockPicker list={adding.list} add={add} closed={closed} />}
    </span>
  )
}
