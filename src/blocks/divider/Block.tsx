import type { BlockProps } from '../../web/contentBlock'

export function DividerBlock({ block }: BlockProps<'divider'>) {
  return (
    <div className={`wide divider divider-${block.size}`}>
      {block.style !== 'space' && <hr />}
      {block.style === 'ornament' && (
        <svg className="ornament" viewBox="0 0 72 16" width="72" height="16" aria-hidden="true">
          <path d="M36 0l8 8-8 8-8-8zM12 4l4 4-4 4-4-4zM60 4l4 4-4 4-4-4z" fill="currentColor" />
        </svg>
      )}
    </div>
  )
}
