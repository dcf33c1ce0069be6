import type { FormEvent } from 'react'
import { useText } from '../../../lib/i18n.ts'

interface NoticeSearchProps {
  /** What the address asks for. */
  words: string
  /** With it the list answers in place; without a script the form is sent to the same address. */
  onFind?: (words: string) => void
}

/** Words of the title of notices. Drawn by the server too (apps/web/src/public), so it takes nothing from the browser. */
export function NoticeSearch({ words, onFind }: NoticeSearchProps) {
  const { t } = useText()
  return (
    <form
      role="search"
      className="notice-search"
      method="get"
      {...(onFind !== undefined && {
        onSubmit: (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          onFind(String(new FormData(event.currentTarget).get('title') ?? '').trim())
        },
      })}
    >
      <input
        type="search"
        name="title"
        aria-label={t('portal.titleWords')}
        placeholder={t('portal.titleWords')}
        maxLength={100}
        defaultValue={words}
      />
      <button type="submit">{t('portal.find')}</button>
    </form>
  )
}
