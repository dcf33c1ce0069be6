import { useRef, type ReactNode } from 'react'

/** One hidden file input for the rows of a list: `choose(row)` asks for a file, `upload` is given the row and the file. Put `input` into the page once. */
export function useRowUpload<Row>(
  accept: string,
  label: string,
  upload: (row: Row, file: File) => Promise<void>,
): { choose: (row: Row) => void; input: ReactNode } {
  const element = useRef<HTMLInputElement>(null)
  const chosen = useRef<Row>(undefined)
  return {
    choose(row) {
      chosen.current = row
      element.current?.click()
    },
    input: (
      <input
        ref={element}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          // the call has told why
          if (file !== undefined && chosen.current !== undefined) upload(chosen.current, file).catch(() => undefined)
        }}
      />
    ),
  }
}
