/** Kinds of files whose text is read. */
export type Format = 'pdf' | 'docx' | 'text'

const formats: Readonly<Record<string, Format>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'text',
  'text/csv': 'text',
  'text/vtt': 'text',
}

export const formatOf = (mimeType: string): Format | undefined => formats[mimeType]
