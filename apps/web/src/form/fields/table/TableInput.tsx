import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { Button } from 'antd'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { newId } from '@wenwu/core/kernel/id'
import { fieldRights } from '@wenwu/core/form/rights'
import { columnHead, fieldFromText } from '@wenwu/core/form/to-text'
import { totalsOf } from '@wenwu/core/form/totals'
import { defaultMaxRows, type Settings, type TableRow } from '@wenwu/core/form/types/table/model'
import { useText } from '../../../lib/i18n.ts'
import { domId, focusField, helpIdOf, scrollAround } from '../../dom.ts'
import { ColumnHead } from '../../inputs/ColumnHead.tsx'
import { TableTotals } from '../../inputs/TableTotals.tsx'
import { moveRow } from '../../../lib/move-row.ts'
import { editedRows, pageOfPlace, pageWithin, type RowName } from '../../row-pages.ts'
import { takenBack } from '../../rows-step.ts'
import { turnsTo } from '../../table-pages.ts'
import { isEmptyRow, pasteCells, repeatedRows, rowsWithIds, setCell, type PasteColumn } from '../../table-rows.ts'
import { noData, rowsLookAtForm } from '../../table-looks.ts'
import { parseTsv } from '../../tsv.ts'
import { useLatest } from '../../use-latest.ts'
import type { InputProps, ShownProblem } from '../../widget.ts'
import { TableImport } from './TableImport.tsx'
import { TableRowInput, type Cell } from './TableRowInput.tsx'
import { EditedPages } from './EditedPages.tsx'
import { TotalStanding } from './TotalStanding.tsx'
import { useRowsStep } from './use-rows-step.ts'

const nothing: readonly ShownProblem[] = []

/** A table edited in place: cells, rows added, removed and moved, blocks pasted from Excel; a long one page by page. On a phone every row is a card. */
export function TableInput(props: InputProps<Settings>) {
  const { field, path, value, onChange, context, rights, problems, disabled } = props
  const { t, textOf, locale } = useText()
  const rows = useMemo(() => rowsWithIds(value), [value])
  const [notice, setNotice] = useState('')
  const maxRows = field.maxRows ?? defaultMaxRows
  const isFull = rows.length >= maxRows

  const cells = useMemo<Cell[]>(
    () =>
      field.columns
        .map((column) => ({ column, rights: fieldRights(`${path}.${column.key}`, rights) }))
        .filter((cell) => cell.rights.visible),
    [field, path, rights],
  )
  const canChangeRows = !disabled && fieldRights(path, rights).editable
  // A row that holds something this person may not edit cannot be taken away; the server would put it back.
  const isBound = cells.some((cell) => !cell.rights.editable)

  // Two cells may change before the table is drawn again (a filled unit): each change builds on the last.
  const latest = useLatest({ rows, onChange })
  const change = useCallback(
    (next: TableRow[]) => {
      latest.current = { ...latest.current, rows: next }
      latest.current.onChange(next)
    },
    [latest],
  )
  const changeCell = useCallback(
    (id: string, column: string, next: unknown) => change(setCell(latest.current.rows, id, column, next)),
    [change, latest],
  )
  const move = useCallback((index: number, by: -1 | 1) => change(moveRow(latest.current.rows, index, by)), [change, latest])

  const [asked, setAsked] = useState(1)
  const number = pageWithin(asked, rows.length, editedRows)
  const begin = (number - 1) * editedRows
  const shown = useMemo(() => rows.slice(begin, begin + editedRows), [rows, begin])
  const turn = useEffectEvent((wanted: RowName) => {
    const place = 'id' in wanted ? rows.findIndex(({ id }) => id === wanted.id) : wanted.place
    const page = pageOfPlace(place, editedRows)
    if (rows[place] !== undefined && page !== number) flushSync(() => setAsked(page))
  })
  // before the first picture: who leads to a row looks for it as soon as the section is drawn
  useLayoutEffect(() => turnsTo(path, (row) => turn(row)), [path])

  // A cell to go to once the row it stands in has been drawn.
  const goal = useRef<string | null>(null)
  const aim = useCallback(
    (place: number, column?: string): void => {
      goal.current = column === undefined ? `${path}[${place}]` : `${path}[${place}].${column}`
      setAsked(pageOfPlace(place, editedRows))
    },
    [path],
  )
  // Where the button stood by which a row was removed: that of the next row takes its place, under the pointer and with the focus.
  const removedAt = useRef<number>(undefined)
  useEffect(() => {
    if (goal.current === null) return
    const top = removedAt.current
    const remove = top === undefined ? null : document.querySelector<HTMLElement>(`#${domId(goal.current)} .form-table-remove`)
    removedAt.current = undefined
    if (top === undefined || remove === null) {
      if (focusField(goal.current)) goal.current = null
      return
    }
    goal.current = null
    remove.focus({ preventScroll: true })
    scrollAround(remove, remove.getBoundingClientRect().top - top)
  })
  const firstKey = cells.find((cell) => cell.rights.editable)?.column.key
  const add = (key = firstKey) => {
    if (isFull || !canChangeRows) return
    if (key !== undefined) aim(rows.length, key)
    change([...rows, { id: newId() }])
  }

  // A row that held something can be brought back for a while; the focus stays where it was.
  const [step, setStep] = useRowsStep()
  const remove = useCallback(
    (id: string) => {
      const place = latest.current.rows.findIndex((row) => row.id === id)
      const row = latest.current.rows[place]
      if (row === undefined) return
      const left = latest.current.rows.filter((each) => each.id !== id)
      removedAt.current = document.querySelector(`#${domId(`${path}[${place}]`)} .form-table-remove`)?.getBoundingClientRect().top
      if (left.length === 0) goal.current = path
      else aim(Math.min(place, left.length - 1))
      setStep(isEmptyRow(row, field.columns) ? undefined : { kind: 'removed', n: place + 1, before: latest.current.rows, left })
      change(left)
    },
    [aim, change, latest, path, field, setStep],
  )
  const isUntouched = step !== undefined && step.left === value
  // Ctrl+Z pressed twice does not bring back what it took away
  const hasKey = step?.kind !== 'withdrawn'
  /** Takes the rows of an import out again, with what was written in them since: they can be brought back in their turn. */
  const withdraw = (ids: ReadonlySet<string>): void => {
    const before = latest.current.rows
    const left = before.filter(({ id }) => !ids.has(id))
    setStep({ kind: 'withdrawn', n: before.length - left.length, before, left })
    // the button that was pressed, or the cell, goes with the rows
    document.getElementById(props.id)?.focus({ preventScroll: true })
    change(left)
    props.onBlur?.()
  }
  const takeBack = (): void => {
    if (step?.kind === 'imported') return withdraw(new Set(step.left.slice(step.before.length).map(({ id }) => id)))
    const back = step && takenBack(step, latest.current.rows, isUntouched)
    if (step === undefined || back === undefined) return
    if (back.rows.length === 0) goal.current = path
    else aim(Math.min(back.place, back.rows.length - 1))
    setStep(undefined)
    setNotice(step.kind === 'pasted' ? t('form.table.pasteUndone') : '')
    change(back.rows)
  }
  const take = (added: TableRow[]): number => {
    const before = latest.current.rows
    const left = [...before, ...added]
    setStep({ kind: 'imported', n: added.length, before, left })
    change(left)
    props.onBlur?.()
    return repeatedRows(field.columns, before, added)
  }

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    if (disabled || event.nativeEvent.isComposing) return
    // as long as nothing was written since: then the key is that of the words
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (isUndo && isUntouched && hasKey) {
      event.preventDefault()
      takeBack()
      return
    }
    if (at === undefined) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && canChangeRows) {
      const by = event.key === 'ArrowUp' ? -1 : 1
      if (rows[at.row + by] === undefined) return
      event.preventDefault()
      aim(at.row + by, at.key)
      move(at.row, by)
    } else if (event.key === 'Enter' && !event.altKey && !event.shiftKey && isPlainInput(event.target)) {
      event.preventDefault()
      if (at.row + 1 < rows.length) focusField(`${path}[${at.row + 1}].${at.key}`)
      else add(at.key)
    }
  }

  const handlePaste = (event: ClipboardEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    const isBlock = text.includes('\t') || (/\r?\n./.test(text.trim()) && !isManyLines(event.target))
    if (at === undefined || !isBlock || disabled) return
    event.preventDefault()
    const columns: PasteColumn[] = cells.map(({ column, rights: own }) => ({
      key: column.key,
      names: [textOf(column.label), columnHead(column, locale)],
      isEditable: own.editable && column.type !== 'attachment',
      read: (cell) => fieldFromText(column, cell, context),
    }))
    const from = { row: at.row, column: cells.findIndex(({ column }) => column.key === at.key) }
    const done = pasteCells(rows, columns, from, parseTsv(text), { maxRows: canChangeRows ? maxRows : rows.length, newId })
    setNotice(t(done.isCut ? 'form.table.cut' : 'form.table.pasted', { n: done.pasted }))
    setStep({ kind: 'pasted', n: done.pasted, before: rows, left: done.rows })
    change(done.rows)
    // what was pasted is looked at at once, not only when the table is left
    props.onBlur?.()
  }

  // an import says itself what it did; a paste can be taken back until something else is written
  const told =
    step === undefined || step.kind === 'imported' || (step.kind === 'pasted' && !isUntouched)
      ? undefined
      : step.kind === 'pasted'
        ? notice
        : t(`form.table.${step.kind}`, { n: step.n })
  const hasRoom = step === undefined || isUntouched || rows.length + step.before.length - step.left.length <= maxRows

  const totals = useMemo(
    () =>
      totalsOf(field, rows, props.view).filter(
        ({ column }) => column.key === field.key || cells.some((cell) => cell.column.key === column.key),
      ),
    [field, rows, props.view, cells],
  )
  // a sum outside is looked at by the totals: a key pressed in one row draws no other again
  const rowView = useMemo(() => (rowsLookAtForm(field.columns) ? props.view : noData), [field, props.view])
  const rowProblems = useMemo(() => groupByRow(problems), [problems])

  return (
    <div className="form-table-input" onKeyDown={handleKey} onPaste={handlePaste}>
      {rows.length === 0 ? (
        <div className="form-table-empty">{t('form.table.empty')}</div>
      ) : (
        <div className="form-table-frame">
          <table className="form-table">
            <thead>
              <tr>
                <th scope="col" className="form-table-index">
                  {t('common.index')}
                </th>
                {cells.map(({ column }) => (
                  <ColumnHead key={column.key} column={column} isRequired={column.required === true} helpId={helpIdOf(path, column)} />
                ))}
                {canChangeRows && (
                  <th scope="col" className="form-table-actions">
                    {t('common.operations')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, i) => (
                <TableRowInput
                  key={row.id}
                  row={row}
                  index={begin + i}
                  isLast={begin + i === rows.length - 1}
                  path={path}
                  cells={cells}
                  problems={rowProblems.get(begin + i) ?? nothing}
                  disabled={disabled}
                  canMove={canChangeRows}
                  canRemove={canChangeRows && !isBound}
                  context={context}
                  rights={rights}
                  view={rowView}
                  locale={locale}
                  onCell={changeCell}
                  onRemove={remove}
                  onMove={move}
                  onBlur={props.onBlur}
                />
              ))}
            </tbody>
            <TableTotals columns={cells.map(({ column }) => column)} totals={totals} hasActions={canChangeRows} />
          </table>
        </div>
      )}
      {rows.length > editedRows && (
        <EditedPages
          number={number}
          total={rows.length}
          problems={rowProblems}
          onTurn={setAsked}
          onGo={(place) => focusField(`${path}[${place}]`)}
        />
      )}
      {totals.map((total) => (
        <TotalStanding key={`${total.column.key} ${total.equals ?? ''}`} total={total} />
      ))}
      {canChangeRows && (
        <div className="form-table-foot">
          <Button
            id={props.id}
            type="dashed"
            icon={<PlusOutlined />}
            disabled={isFull}
            onClick={() => add()}
            aria-describedby={props.describedBy}
          >
            {t('form.table.add')}
          </Button>
          <TableImport
            path={path}
            label={textOf(field.label)}
            rows={rows}
            numbers={field.columns.filter((column) => column.type === 'text' && column.isUnique).map(({ label }) => textOf(label))}
            isFull={isFull}
            onRows={take}
            onWithdraw={withdraw}
          />
          <span className={isFull ? 'form-hint' : 'form-hint is-keys'}>
            {isFull ? t('form.table.full', { n: maxRows }) : t('form.table.hint')}
          </span>
        </div>
      )}
      {told !== undefined && (
        <div className="form-table-removed">
          {told}
          <Button size="small" disabled={disabled || !hasRoom} aria-keyshortcuts={hasKey ? 'Control+Z' : undefined} onClick={takeBack}>
            {t('form.undo')}
          </Button>
        </div>
      )}
      <div className="visually-hidden" role="status">
        {told === undefined ? notice : [told, hasKey ? t('form.table.removedKeys') : ''].join(' ')}
      </div>
    </div>
  )
}

/** The cell an event came from, by the marks TableRowInput leaves. */
function placeOf(target: EventTarget): { row: number; key: string } | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('td[data-column]') : null
  const row = Number(cell?.dataset['row'])
  const key = cell?.dataset['column']
  return key === undefined || Number.isNaN(row) ? undefined : { row, key }
}

/** A text area in which a line may end: Enter and a pasted column belong to it. */
function isManyLines(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement && target.dataset['oneLine'] === undefined
}

/** An input in which Enter means nothing else: no list, no calendar, no text of several lines. */
function isPlainInput(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return !isManyLines(target)
  return (
    target instanceof HTMLInputElement &&
    target.getAttribute('role') !== 'combobox' &&
    target.closest('.ant-picker') === null &&
    target.type !== 'radio'
  )
}

/** Problems by row: `[2].money` → row 2, `money`. */
function groupByRow(problems: readonly ShownProblem[]): Map<number, ShownProblem[]> {
  const rows = new Map<number, ShownProblem[]>()
  for (const problem of problems) {
    const match = /^\[(\d+)\]\.?(.*)$/.exec(problem.path)
    if (match === null) continue
    const row = Number(match[1])
    rows.set(row, [...(rows.get(row) ?? []), { path: match[2] ?? '', text: problem.text }])
  }
  return rows
}
