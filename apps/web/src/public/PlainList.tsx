import type { ReactNode } from 'react'
import { useText } from '../lib/i18n.ts'
import { mergeSpans, type GroupOf } from '@wenwu/core/list/groups'
import type { Page } from '@wenwu/core/kernel/page'

interface PlainListProps<Row> {
  title: string
  intro: string
  /** Address without query. */
  path: string
  /** What the address says now, for the form and the links. */
  query: URLSearchParams
  tabs?: { label: string; items: readonly { key: string; label: string }[] }
  /** Fields of the search form, by the names of the address. */
  fields: readonly PlainField[]
  columns: readonly { title: string; isMerged: boolean; render: (row: Row) => ReactNode }[]
  groupBy: GroupOf<Row> | undefined
  page: Page<Row>
  number: number
  size: number
  keyOf: (row: Row) => string
}

export type PlainField =
  | { kind: 'text'; name: string; label: string; placeholder: string }
  | { kind: 'date'; name: string; label: string }
  | { kind: 'select'; name: string; label: string; empty: string; options: readonly { value: string; label: string }[] }

/** The public lists without scripts: tabs and pages are links, the search is a form. The browser's ListPage reads the same address. */
export function PlainList<Row>({
  title,
  intro,
  path,
  query,
  tabs,
  fields,
  columns,
  groupBy,
  page,
  number,
  size,
  keyOf,
}: PlainListProps<Row>) {
  const { t } = useText()
  const address = (changes: Readonly<Record<string, string>>): string => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes))
      if (value === '') next.delete(name)
      else next.set(name, value)
    return next.size === 0 ? path : `${path}?${next}`
  }
  const tab = query.get('preset') ?? tabs?.items[0]?.key
  const spans = mergeSpans(page.rows, groupBy)
  const last = Math.max(1, Math.ceil(page.total / size))
  return (
    <div className="page plain-list">
      <header className="page-header">
        <div className="page-header-words">
          <h1>{title}</h1>
          <p>{intro}</p>
        </div>
      </header>
      <section className="panel">
        <form method="get" action={path} role="search">
          {query.has('preset') && <input type="hidden" name="preset" value={query.get('preset') ?? ''} />}
          {fields.map((field) => (
            <label key={field.name}>
              {field.label}{' '}
              {field.kind === 'select' ? (
                <select name={field.name} defaultValue={query.get(field.name) ?? ''}>
                  <option value="">{field.empty}</option>
                  {field.options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  type={field.kind}
                  name={field.name}
                  defaultValue={query.get(field.name) ?? ''}
                  {...(field.kind === 'text' && { placeholder: field.placeholder, maxLength: 100 })}
                />
              )}
            </label>
          ))}
          <button type="submit">{t('laws.search')}</button>
        </form>
        {tabs !== undefined && (
          <nav className="plain-tabs" aria-label={tabs.label}>
            {tabs.items.map((item, index) => (
              <a
                key={item.key}
                href={address({ preset: index === 0 ? '' : item.key, page: '' })}
                aria-current={item.key === tab ? 'page' : undefined}
              >
                {item.label}
              </a>
            ))}
          </nav>
        )}
        {page.rows.length === 0 ? (
          <p className="plain-none">
            {t('laws.none')}
            <br />
            {t('laws.noneTry')} <a href={path}>{t('laws.noneAll')}</a>
          </p>
        ) : (
          <div className="plain-scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('laws.index')}</th>
                  {columns.map((column) => (
                    <th scope="col" key={column.title}>
                      {column.title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {page.rows.map((row, index) => (
                  <tr key={keyOf(row)}>
                    <td>{(number - 1) * size + index + 1}</td>
                    {columns.map((column) =>
                      column.isMerged && spans[index] === 0 ? null : (
                        <td key={column.title} rowSpan={column.isMerged && spans[index]! > 1 ? spans[index] : undefined}>
                          {column.render(row)}
                          {column.isMerged && index === 0 && page.isContinued === true && ` ${t('list.continued')}`}
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <footer className="plain-pages">
          <span>{t('laws.total', { n: `${page.total}${page.isCapped ? '+' : ''}` })}</span>
          <span>{t('laws.page', { n: number, all: last })}</span>
          {number > 1 && (
            <a href={address({ page: number === 2 ? '' : String(number - 1) })} rel="prev">
              {t('laws.previousPage')}
            </a>
          )}
          {number < last && (
            <a href={address({ page: String(number + 1) })} rel="next">
              {t('laws.nextPage')}
            </a>
          )}
        </footer>
      </section>
    </div>
  )
}
