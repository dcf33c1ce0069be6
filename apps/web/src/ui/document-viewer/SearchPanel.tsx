import { useState } from 'react'
import { Button, Input } from 'antd'
import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { useText } from '../../lib/i18n.ts'
import { mostHits, type Find } from './use-find.ts'

export function SearchPanel({ find }: { find: Find }) {
  const { t } = useText()
  const { query, hits, active, isSearching, search, step, choose } = find
  const [typed, setTyped] = useState(query)
  const at = active === null ? -1 : hits.indexOf(active)
  const status =
    query === ''
      ? ''
      : isSearching && hits.length === 0
        ? t('viewer.searching')
        : hits.length === 0
          ? t('viewer.noHits', { word: query })
          : hits.length >= mostHits
            ? t('viewer.manyHits', { n: mostHits })
            : t('viewer.hits', { n: hits.length })
  return (
    <div className="viewer-search">
      <Input.Search
        autoFocus
        allowClear
        maxLength={100}
        value={typed}
        placeholder={t('viewer.searchPlaceholder')}
        aria-label={t('viewer.searchPlaceholder')}
        onChange={({ target }) => setTyped(target.value)}
        onSearch={(value) => (value === query && hits.length > 0 ? step(1) : search(value))}
      />
      <div className="viewer-search-status">
        <span role="status">{status}</span>
        {hits.length > 0 && (
          <span className="viewer-search-steps">
            {t('viewer.hitOf', { i: at + 1, n: hits.length })}
            <Button type="text" size="small" icon={<UpOutlined />} aria-label={t('viewer.previousHit')} onClick={() => step(-1)} />
            <Button type="text" size="small" icon={<DownOutlined />} aria-label={t('viewer.nextHit')} onClick={() => step(1)} />
          </span>
        )}
      </div>
      <ol className="viewer-hit-list">
        {hits.slice(0, 200).map((hit, i) => (
          <li key={i}>
            <button type="button" aria-current={hit === active ? 'true' : undefined} onClick={() => choose(hit)}>
              <small>{t('viewer.page', { n: hit.page + 1 })}</small>
              <span>
                {hit.before.slice(-12)}
                <mark>{hit.match}</mark>
                {hit.after.slice(0, 20)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
