/** What is wrong with a field; there, and hidden, where nothing is. */
export function FieldErrorMessage({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className="field-error" id={`${id}-fault`} hidden={!error}>
      {error}
    </p>
  )
}
