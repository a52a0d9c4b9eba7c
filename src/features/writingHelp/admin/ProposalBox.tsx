import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '../../../lib/fill'
import { useTexts } from '../../../web/admin/useTexts'
import { PICTURE_SIDE, type WritingTask } from '../tasks'
import type { ProposalState } from './proposalState'
import { texts } from './texts'

/** Beneath a field: what can be asked for and what is sent for it, then the proposal beside the present text. */

interface ProposalBoxProps {
  id: string
  field: string
  host: string
  offers: readonly WritingTask[]
  taskName(task: WritingTask): string
  state: ProposalState
  now: string
  sentFor(task: WritingTask): string
  ask(task: WritingTask): void
  cancel(): void
  take(): void
  leave(): void
}

const SmallButton = ({
  primary = false,
  onClick,
  children,
}: {
  primary?: boolean
  onClick(): void
  children: ReactNode
}) => (
  <Button
    buttonStyle={primary ? 'primary' : 'secondary'}
    className={primary ? '' : 'writing-help-secondary'}
    size="small"
    margin={false}
    onClick={onClick}
    type="button"
  >
    {children}
  </Button>
)

export function ProposalBox(props: ProposalBoxProps) {
  const { id, field, state } = props
  const text = useTexts(texts)
  const box = useRef<HTMLElement>(null)
  const { kind } = state

  // Each step has buttons of its own. Who has gone on elsewhere meanwhile is not called back.
  useEffect(() => {
    void kind
    const { activeElement } = document
    const isHere = !activeElement || activeElement === document.body || activeElement.closest('.writing-help')
    if (isHere) box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])

  return (
    <section ref={box} id={id} className="writing-help-box" aria-label={fill(text.openFor, { field })}>
      {kind === 'choosing' ? <Choices {...props} /> : <Step {...props} />}
    </section>
  )
}

function Choices({ offers, taskName, ask, leave, host, sentFor }: ProposalBoxProps) {
  const text = useTexts(texts)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <div className="writing-help-buttons">
        {offers.map((task) => (
          <SmallButton key={task} onClick={() => ask(task)}>
            {taskName(task)}
          </SmallButton>
        ))}
        <SmallButton onClick={leave}>{text.leave}</SmallButton>
      </div>
      <p className="writing-help-note">{fill(text.sentTo, { host })}</p>
      <details className="writing-help-sent" onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        <summary>{text.showSent}</summary>
        {isShown && (
          <>
            <dl>
              {offers.map((task) => (
                <div key={task}>
                  <dt>{taskName(task)}</dt>
                  <dd>
                    {task === 'pictureDescription' ? fill(text.sentPicture, { side: PICTURE_SIDE }) : sentFor(task)}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="writing-help-note">{text.sentBeside}</p>
          </>
        )}
      </details>
    </>
  )
}

function Step({ state, now, taskName, ask, cancel, take, leave }: ProposalBoxProps) {
  const text = useTexts(texts)
  if (state.kind === 'choosing') return null
  if (state.kind === 'asking')
    return (
      <div className="writing-help-buttons">
        <span className="writing-help-waiting">{taskName(state.task)} …</span>
        <SmallButton onClick={cancel}>{text.cancel}</SmallButton>
      </div>
    )
  const again = <SmallButton onClick={() => ask(state.task)}>{text.again}</SmallButton>
  const leaving = <SmallButton onClick={leave}>{text.leave}</SmallButton>
  if (state.kind === 'failed')
    return (
      <>
        <p className="writing-help-failure" role="alert">
          {state.message}
        </p>
        <div className="writing-help-buttons">
          {again}
          {leaving}
        </div>
      </>
    )
  const isConfirming = state.kind === 'confirming'
  return (
    <>
      <dl className="writing-help-texts">
        <div>
          <dt>{text.now}</dt>
          <dd>{now || text.nothing}</dd>
        </div>
        <div>
          <dt>{text.proposal}</dt>
          <dd>{state.text}</dd>
        </div>
      </dl>
      {isConfirming && (
        <p className="writing-help-failure" role="alert">
          {text.changed}
        </p>
      )}
      <div className="writing-help-buttons">
        <SmallButton primary onClick={take}>
          {isConfirming ? text.replace : text.take}
        </SmallButton>
        {leaving}
        {again}
      </div>
    </>
  )
}
