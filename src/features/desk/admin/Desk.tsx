/** On the first screen: the user's tasks and the week's calendar. Both arrive behind the screen's frame. */
import { isolateObjectProperty, type PayloadRequest, type ServerProps } from 'payload'
import { Suspense } from 'react'
import { languageOf } from '../../../cms/messages'
import { fill } from '../../../lib/fill'
import type { Locale } from '../../../lib/locales'
import { osloMidnight, osloText } from '../../../lib/osloTime'
import { MAX_COUNTED } from '../../../web/task'
import { type OpenTask, readTasks, readWeek, type ScheduledDay } from '../readDesk'
import { texts } from './texts'
import './desk.css'

type DeskProps = Pick<ServerProps, 'i18n'> & { req: PayloadRequest }

export function Desk({ req, i18n }: DeskProps) {
  const text = texts[languageOf({ i18n })]
  return (
    <section className="desk" aria-labelledby="desk">
      <h1 id="desk">{text.title}</h1>
      <Suspense fallback={<p className="desk-reading">{text.reading}</p>}>
        <DeskContent req={req} locale={languageOf({ i18n })} />
      </Suspense>
    </section>
  )
}

async function DeskContent({ req, locale }: { req: PayloadRequest; locale: Locale }) {
  const own = isolateObjectProperty(req, ['context', 'transactionID'])
  own.context = {}
  const now = Date.now()
  const [tasks, week] = await Promise.all([readTasks(own, now), readWeek(own, now)])
  return (
    <>
      <Tasks tasks={tasks} locale={locale} />
      <Week week={week} locale={locale} />
    </>
  )
}

function Tasks({ tasks, locale }: { tasks: readonly OpenTask[]; locale: Locale }) {
  const text = texts[locale]
  if (tasks.length === 0)
    return (
      <div className="desk-calm">
        <h2>{text.nothing}</h2>
        <p>{text.nothingMore}</p>
      </div>
    )
  return (
    <ul className="desk-tasks">
      {tasks.map(({ task, waiting: { count, first, href = task.href } }) => (
        <li key={task.key} className={`desk-task urgency-${task.urgency}`}>
          <h2>
            <a href={href}>
              <span className="desk-count">{count > MAX_COUNTED ? `${MAX_COUNTED}+` : count}</span> {task.name[locale]}
            </a>
          </h2>
          <ul>
            {first.map(({ title, href, detail }) => (
              <li key={`${href} ${title}`}>
                <a href={href}>{title}</a>
                {detail && <span className="desk-detail"> {detail}</span>}
              </li>
            ))}
          </ul>
          {count > first.length && first.length > 0 && task.urgency !== 'overdue' && (
            <p className="desk-more">{fill(text.more, { count: moreThan(count, first.length) })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

const moreThan = (count: number, listed: number) => (count > MAX_COUNTED ? `${MAX_COUNTED - listed}+` : count - listed)

function Week({ week, locale }: { week: readonly ScheduledDay[]; locale: Locale }) {
  if (week.length === 0) return null
  return (
    <section className="desk-week" aria-labelledby="desk-week">
      <h2 id="desk-week">{texts[locale].week}</h2>
      <ol>
        {week.map(({ day, scheduled }) => (
          <li key={day}>
            <h3>{osloText(osloMidnight(day), locale, { weekday: 'long', day: 'numeric', month: 'long' })}</h3>
            <ul>
              {scheduled.map(({ at, what, title, href }) => (
                <li key={`${at} ${href}`}>
                  <time dateTime={at}>{osloText(at, locale, { timeStyle: 'short' })}</time> <a href={href}>{title}</a>
                  <span className="desk-detail"> {what[locale]}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
