import type { FunctionComponent, ReactNode } from 'react'

export interface EditorProps {
  className?: string
  height?: number | string
  loading?: ReactNode
  onChange?(value: string, event: unknown): void
  onMount?(editor: unknown, monaco: unknown): void
  options?: { readOnly?: boolean }
  value?: string
  wrapperProps?: { id?: string }
}

declare const Editor: FunctionComponent<EditorProps>
export default Editor
