/** A finished look of the site, as design tokens. `docs/looks.md` says how to add one. */
import type { Localised } from '../../lib/locales'
import type { FontName } from '../fonts'
import type { Radius, ThemeColours } from '../themeDefaults'

/** Custom properties that a look may set beside colours, fonts and radius; `src/web/styles/tokens.css` explains each. */
type LookToken =
  | '--wide'
  | '--measure'
  | '--section'
  | '--gap'
  | '--step-2'
  | '--step-3-less'
  | '--step-3'
  | '--step-4-less'
  | '--step-4'
  | '--step-5'
  | '--heading-weight'
  | '--heading-case'
  | '--heading-loose'
  | '--figure-weight'
  | '--label-font'
  | '--label-case'
  | '--label-loose'
  | '--button-radius'
  | '--button-size'
  | '--button-weight'
  | '--button-case'
  | '--button-loose'
  | '--cover-fill'
  | '--cover-ink'
  | '--rule'
  | '--card-shadow'

export interface Look extends ThemeColours {
  /** As it is stored with the theme: it stays. */
  name: string
  label: Localised
  /** One line for editors. */
  note: Localised
  headingFont: FontName
  bodyFont: FontName
  radius: Radius
  /** What is not named is as in `tokens.css`. */
  tokens: Readonly<Partial<Record<LookToken, string>>>
}
