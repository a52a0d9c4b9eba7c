/** Shows a notice where a video or recording cannot be played, and offers the file instead. */
export default function tellFailure(media: HTMLElement): void {
  const player = media.querySelector<HTMLMediaElement>('video, audio')
  const message = media.querySelector<HTMLElement>('.media-failed')
  if (!player || !message) return
  const reportFailure = () => {
    message.hidden = false
  }
  // It may have failed before this module was loaded.
  if (player.error) reportFailure()
  player.addEventListener('error', reportFailure)
  player.addEventListener('playing', () => {
    message.hidden = true
  })
}
