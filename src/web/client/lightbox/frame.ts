/** Loading state of another page that is shown in a frame. */
export type Frame =
  /** `asking`: checks whether the page exists, which a frame would not report. */
  { state: 'asking' } | { state: 'loading' } | { state: 'shown' } | { state: 'failed' }

export type FrameEvent = 'found' | 'loaded' | 'failed'

/** `shown` and `failed` are final: later events change nothing. */
export function nextFrame(frame: Frame, event: FrameEvent): Frame {
  switch (frame.state) {
    case 'asking':
      if (event === 'found') return { state: 'loading' }
      return event === 'failed' ? { state: 'failed' } : frame
    case 'loading':
      if (event === 'loaded') return { state: 'shown' }
      return event === 'failed' ? { state: 'failed' } : frame
    default:
      return frame
  }
}

export const isUnderWay = ({ state }: Frame) => state === 'asking' || state === 'loading'
