/**
 * Plays the video over its still picture while it is in sight, after the page has loaded. With reduced motion or a data
 * saver nothing is fetched until the visitor presses the button.
 */

interface Connection {
  saveData?: boolean
}

/** Visible fraction of the picture that is required to play. */
const SEEN = 0.2

export default function movingPicture(root: HTMLElement): void {
  const found = root.querySelector('video')
  const button = root.querySelector<HTMLButtonElement>('.motion-button')
  const { video: address } = root.dataset
  if (!found || !button || !address) return
  const [video, toggle] = [found, button]
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const { connection } = navigator as Navigator & { connection?: Connection }
  const isFrugal = connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  /** What the visitor wants, or their system. */
  let wants = !stillness.matches && !isFrugal
  let isSeen = false
  // React does not always write the attribute, without which browsers refuse to play.
  video.muted = true

  /** The button's name is its next action. */
  function describe(): void {
    const isShownMoving = root.dataset.moving === 'true'
    toggle.hidden = false
    if (isShownMoving === wants) return
    const { otherLabel = '' } = toggle.dataset
    toggle.dataset.otherLabel = toggle.getAttribute('aria-label') ?? ''
    toggle.setAttribute('aria-label', otherLabel)
    root.dataset.moving = String(wants)
  }

  function follow(): void {
    if (!wants || !isSeen) {
      video.pause()
      return
    }
    if (!video.src) video.src = address ?? ''
    video.play().catch((error: unknown) => {
      // Browsers may refuse to play by themselves; a pause meanwhile is no refusal.
      if ((error as DOMException).name !== 'NotAllowedError') return
      wants = false
      describe()
    })
  }

  function want(motion: boolean): void {
    wants = motion
    describe()
    follow()
  }

  toggle.addEventListener('click', () => want(!wants))
  video.addEventListener('playing', () => root.classList.add('is-moving'))
  // The still picture stays, and what cannot be played counts as playing no longer.
  video.addEventListener('error', () => {
    video.pause()
    root.classList.remove('is-moving')
    toggle.hidden = true
  })
  stillness.addEventListener('change', () => {
    if (stillness.matches) want(false)
  })
  describe()
  const start = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen = entries.at(-1)?.isIntersecting === true
        follow()
      },
      { threshold: SEEN },
    )
    observer.observe(root)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
