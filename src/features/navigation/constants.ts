/** Every constant of the menus, in one place. Lengths are CSS pixels, times are milliseconds. */

/**
 * At or below this width the bar is not horizontal, unless the editors chose another (docs/behaviour.md#menu-layout).
 */
export const DEFAULT_BREAKPOINT = 768
/** Space at the sides of the page's container, unless the editors chose another (docs/behaviour.md#menu-layout). */
export const DEFAULT_GUTTER = 30
/** The sticky bar sticks no sooner than its own height and this (docs/behaviour.md#sticky-bar). */
export const STICKY_MARGIN = 10
/** Height of the bar with its border where no text in it is larger (`styles/bar.css`). */
export const BAR_HEIGHT = 77
/** Space between a stuck bar and the target of a hash. */
export const HASH_MARGIN = 16
/** What a tall dropdown leaves free below itself (docs/behaviour.md#menu-layout). */
export const DROPDOWN_MARGIN = 15

/** A touch that moves further is a scroll and no tap (docs/behaviour.md#menu-timings). */
export const TOUCH_MOVE_THRESHOLD = 10
/** How long a dropdown stays when the pointer has left it (docs/behaviour.md#menu-timings). */
export const HOVER_DELAY = 300
/** The pointer means to stay when it moved less than this between two looks (docs/behaviour.md#menu-timings). */
export const HOVER_SENSITIVITY = 150
/** Time between two looks at the pointer (docs/behaviour.md#menu-timings). */
export const HOVER_INTERVAL = 300
/** How long clicks and hovering that follow a tap are ignored (docs/behaviour.md#menu-timings). */
export const TAP_SUPPRESSION = 1000
/** How long the cart's quantity takes to count to its new value (docs/behaviour.md#menu-timings). */
export const QUANTITY_ANIMATION = 1500
/** A window that is being resized is measured again after this rest (docs/behaviour.md#menu-timings). */
export const RESIZE_DEBOUNCE = 300
/** An open dropdown is measured again when scrolling has rested so long (docs/behaviour.md#menu-timings). */
export const DROPDOWN_SCROLL_DEBOUNCE = 500
/** The off-canvas panel shows that it can be slid away after this (docs/behaviour.md#menu-timings). */
export const SLIDE_BAR_DELAY = 1000
