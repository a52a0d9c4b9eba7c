/** The error of a field, which references it in `aria-describedby` as `<id>-fault`. */
export function FieldErrorMessage({
  id,
  error,
  stays = false,
}: {
  /** Id of the field. */
  id: string
  error: string | undefined
  /** Rendered hidden where there is no error: for fields that always reference it, and for scripts that fill it. */
  stays?: boolean
}) {
  if (!error && !stays) return null
  return (
    <p className="field-error" id={`${id}-fault`} hidden={!error}>
      {error}
    </p>
  )
}
