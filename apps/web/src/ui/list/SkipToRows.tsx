import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../lib/i18n.ts'

/** Beside «to the content» at the head of the page: past filters and tools to the first row of the list. */
export function SkipToRows() {
  const { t } = useText()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.querySelector('.skip-links')), [])
  if (place === null) return null
  return createPortal(
    <a
      className="skip-link"
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        document.querySelector<HTMLElement>('[data-row]')?.focus()
      }}
    >
      {t('list.skipToRows')}
    </a>,
    place,
  )
}
