/** Says it where a video or a recording cannot be played, and offers the file instead. */
export default function tellFailure(media: HTMLElement): void {
  const player = media.querySelector<HTMLMediaElement>('video, audio')
  const message = media.querySelector<HTMLElement>('.media-failed')
  if (!player || !message) return
  const tell = () => {
    message.hidden = false
  }
  // It may have failed before this was loaded.
  if (player.error) tell()
  player.addEventListener('error', tell)
  player.addEventListener('playing', () => {
    message.hidden = true
  })
}
