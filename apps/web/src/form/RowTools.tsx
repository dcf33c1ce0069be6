import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { Button, Checkbox, Input, Pagination, Select } from 'antd'
import { useMemo, type KeyboardEvent } from 'react'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { Field, FormContext } from '@wenwu/core/form/model'
import { pageSizes } from '@wenwu/core/kernel/page'
import { useText } from '../lib/i18n.ts'
import { setPreferences } from '../lib/preferences.ts'
import { useIsNarrow } from '../lib/viewport.ts'
import type { Find } from './PagedRows.tsx'
import { rowFinder } from './row-finder.ts'
import { changedRows, shortest } from './row-pages.ts'

interface RowFindProps {
  /** Path of the table. */
  path: string
  label: string
  columns: readonly Field[]
  context: FormContext
  changes: readonly FieldChange[]
  find: Find
  found: number
  total: number
  onFind: (find: Find) => void
}

/** Finds rows of a long table by words, and those that a correction changed; Esc empties the box. */
export function RowFind({ path, label, columns, context, changes, find, found, total, onFind }: RowFindProps) {
  const { t } = useText()
  const changed = useMemo(() => changedRows(path, changes), [path, changes])
  const look = (words: string, isChangedOnly: boolean): void => {
    const has = rowFinder(words, columns, context)
    const isChanged = (row: Record<string, unknown>) => changed.has(String(row['id']))
    onFind({ words, isChangedOnly, keeps: isChangedOnly ? (row) => isChanged(row) && has?.(row) !== false : has })
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || find.words === '' || event.nativeEvent.isComposing) return
    // what lies around it stays open
    event.preventDefault()
    event.stopPropagation()
    look('', find.isChangedOnly)
  }
  return (
    <div className="row-find no-print">
      <Input
        className="row-find-words"
        size="small"
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        value={find.words}
        maxLength={100}
        placeholder={t('form.rows.find')}
        aria-label={t('form.rows.findIn', { label })}
        onChange={(event) => look(event.target.value, find.isChangedOnly)}
        onKeyDown={handleKey}
      />
      {changed.size > 0 && (
        <Checkbox checked={find.isChangedOnly} onChange={(event) => look(find.words, event.target.checked)}>
          {t('form.rows.changedOnly', { n: changed.size })}
        </Checkbox>
      )}
      <span role="status" className="view-count">
        {find.keeps !== undefined && t('form.rows.found', { n: found, all: total })}
      </span>
    </div>
  )
}

interface TurnerProps {
  number: number
  size: number
  /** Rows of all pages. */
  total: number
  onTurn: (number: number) => void
}

/** How many rows there are, and their pages. */
export function RowTurner({ number, size, total, onTurn }: TurnerProps) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  return (
    <>
      <span className="view-count">{t('form.rowCount', { n: total })}</span>
      <Pagination size="small" simple={isNarrow} current={number} pageSize={size} total={total} showSizeChanger={false} onChange={onTurn} />
    </>
  )
}

interface RowPagerProps extends Omit<TurnerProps, 'total'> {
  found: number
  /** Ends the find. */
  onAll: () => void
}

/** Pages of a long table and how long they are, kept for this person; where nothing was found, the way back to all rows. */
export function RowPager({ number, size, found, onTurn, onAll }: RowPagerProps) {
  const { t } = useText()
  if (found === 0)
    return (
      <div className="form-table-empty no-print">
        {t('form.rows.none')}{' '}
        <Button type="link" size="small" onClick={onAll}>
          {t('form.rows.all')}
        </Button>
      </div>
    )
  if (found <= shortest) return null
  return (
    <div className="row-pager no-print">
      <RowTurner number={number} size={size} total={found} onTurn={onTurn} />
      <Select
        size="small"
        aria-label={t('list.pageSize')}
        popupMatchSelectWidth={false}
        value={size}
        options={pageSizes.viewer.map((each) => ({ value: each as number, label: t('list.perPage', { n: each }) }))}
        onChange={(viewerPageSize) => {
          setPreferences({ viewerPageSize })
          onTurn(1)
        }}
      />
    </div>
  )
}
