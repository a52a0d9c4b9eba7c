/** Placeholder for a missing picture, subdued so that articles with pictures stand out. */
export function NoPicture() {
  return (
    <svg className="no-picture" viewBox="0 0 80 60" aria-hidden="true" focusable="false">
      <path d="M40 15c1.6 6.2 9 9.4 9 18a9 9 0 0 1-18 0c0-3.6 1.7-5.6 3.4-7.4.6 2.3 1.6 3.4 3 4-.6-5.6.2-10.4 2.6-14.6Z" />
      <path d="M27 47h26" />
    </svg>
  )
}
