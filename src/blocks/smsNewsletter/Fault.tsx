/** What is wrong with a field; there, and hidden, where nothing is. */
export function Fault({ id, fault }: { id: string; fault: string | undefined }) {
  return (
    <p className="field-error" id={`${id}-fault`} hidden={!fault}>
      {fault}
    </p>
  )
}
