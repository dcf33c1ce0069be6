import { useState } from 'react'
import { Button, Input } from 'antd'
import { Link, useNavigate } from 'react-router'
import { longestQuery } from '@wenwu/core/search/model'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'

/** The home of people who look cases up and handle none (customs): one search box, and the matters of entry and exit. */
export function Enquiry() {
  const { t } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const links = [
    { path: pathTo('work-guide', {}, { category: 'entry-exit' }), label: t('shell.enquiryEntryExit') },
    { path: pathTo('regulations'), label: t('public.laws') },
    { path: pathTo('specification'), label: t('public.standards') },
  ]
  const submit = (): void => {
    const path = pathTo('search', {}, q.trim() === '' ? {} : { q: q.trim() })
    if (path !== undefined) void navigate(path)
  }
  return (
    <section className="panel" aria-labelledby="home-enquiry">
      <header className="panel-title">
        <h2 id="home-enquiry">{t('shell.enquiry')}</h2>
      </header>
      <form
        role="search"
        className="home-enquiry"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Input
          type="search"
          aria-label={t('shell.enquiry')}
          placeholder={t('shell.enquiryPlaceholder')}
          maxLength={longestQuery}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <Button type="primary" htmlType="submit">
          {t('common.search')}
        </Button>
      </form>
      <ul className="home-links">
        {links.map(
          ({ path, label }) =>
            path !== undefined && (
              <li key={path}>
                <Link className="home-button" to={path}>
                  {label}
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
