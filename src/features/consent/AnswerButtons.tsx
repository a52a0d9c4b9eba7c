/** The buttons that answer the consent question. Refusing takes as many clicks as accepting, and looks the same. */
import type { Site } from '../../web/site'

export function RefuseOrAccept({ site }: { site: Site }) {
  return (
    <>
      <button className="button" type="submit" name="answer" value="refuse">
        {site.t('consentRefuse')}
      </button>
      <button className="button" type="submit" name="answer" value="accept">
        {site.t('consentAccept')}
      </button>
    </>
  )
}

export function SaveChoices({ site }: { site: Site }) {
  return (
    <button className="button button-secondary" type="submit" name="answer" value="choose">
      {site.t('consentSave')}
    </button>
  )
}
