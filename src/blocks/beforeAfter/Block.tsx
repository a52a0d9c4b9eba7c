import { BlockHead } from '../../web/BlockHead'
import type { BlockProps } from '../../web/contentBlock'
import { Enhanced } from '../../web/Enhanced'
import { Picture } from '../../web/Picture'
import { pictureSlots } from '../../web/pictureSlots'
import { isPopulated } from '../emptyContent'

/** Percent of the picture before that is shown at first (styles `--at`). */
const MIDDLE = 50

/**
 * Without script the pictures stand one after the other. With it they lie on top of each other, and a native range
 * input over them moves the border: by pointer, finger, keyboard and screen reader alike.
 */
export function BeforeAfterBlock({ block, site }: BlockProps<'beforeAfter'>) {
  const { before, after, caption } = block
  if (!isPopulated(before) || !isPopulated(after)) return null
  const shape = block.shape ?? 'wide'
  const names = {
    before: block.beforeLabel || site.t('beforeAfterBefore'),
    after: block.afterLabel || site.t('beforeAfterAfter'),
  }
  const value = (percent: number) => site.t('beforeAfterValue', { ...names, percent, rest: 100 - percent })
  return (
    <div className="wide">
      <BlockHead block={block} />
      <figure className={`before-after-${shape}`}>
        <Enhanced
          name="beforeAfter"
          when="visible"
          as="div"
          className="before-after"
          data-value={site.t('beforeAfterValue', names)}
        >
          <div className="before-after-side">
            <Picture media={before} {...pictureSlots[shape]} />
            <p>{names.before}</p>
          </div>
          <div className="before-after-side before-after-after">
            <Picture media={after} {...pictureSlots[shape]} />
            <p>{names.after}</p>
          </div>
          <input
            type="range"
            className="with-script"
            min={0}
            max={100}
            defaultValue={MIDDLE}
            autoComplete="off"
            aria-label={site.t('beforeAfterCompare', names)}
            aria-valuetext={value(MIDDLE)}
          />
          <span className="before-after-handle with-script" aria-hidden="true">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m9 7-5 5 5 5m6-10 5 5-5 5" />
            </svg>
          </span>
        </Enhanced>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </div>
  )
}
