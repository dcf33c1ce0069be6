import { useCallback, useMemo, useRef, useState, type DragEvent } from 'react'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow, PlanView } from '@wenwu/core/annual-plans/model'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify, withdraw } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { planKeys } from './plan-queries.ts'

/** What is dragged carries the id of its row under this type: nothing else that is dropped means anything here. */
export const rankDragType = 'application/x-plan-row'

/** How a row was moved; `left`: a number was typed, and the focus has gone on from its field. */
export type RankControl = 'up' | 'down' | 'number' | 'left' | 'drag'
/** Moves a row to a rank (more than there are means the last), or so many ranks on from where it stands by then. */
export type RankRow = (
  row: Pick<PlanRow, 'id' | 'rank' | 'projectName'>,
  where: { to: number } | { step: number },
  control: RankControl,
) => Promise<void>

export interface Ranking {
  rank: RankRow
  /** To be told of each row that has been drawn. */
  onDrawn: (row: Pick<PlanRow, 'id' | 'rank'>) => void
  /** Said to those who cannot see it. */
  announcement: string
  /** Of the element around the list: a row is dropped on the row whose place it takes. */
  dropZone: { onDragOver: (event: DragEvent) => void; onDragLeave: (event: DragEvent) => void; onDrop: (event: DragEvent) => void }
}

/** Ranking of the rows of a plan. Moves are sent one after another, each with the revision that the last one gave; what has the focus keeps it when rows are drawn again. */
export function useRanking(planId: string): Ranking {
  const { t } = useText()
  const [announcement, announce] = useState('')
  /** What was told of the last move. */
  const told = useRef('')
  const queue = useRef(Promise.resolve())
  const lastAsked = useRef(0)
  /** The row of the last move with its new rank, until it has been drawn there; and what gives the focus back then. */
  const moved = useRef<{ id: string; rank: number; refocus: () => void }>(undefined)

  const send = useCallback(
    async (turn: number, ...[row, where, control]: Parameters<RankRow>): Promise<void> => {
      const plan = queryClient.getQueryData<PlanView>(planKeys.planOf(planId))
      // where it stands by now: several presses wait for each other
      const from = shownRows().get(row.id)?.rank ?? row.rank
      const asked = 'to' in where ? where.to : from + where.step
      if (plan === undefined || asked < 1) return
      const to = Math.min(asked, plan.rowCount)
      const behind = t('annual-plans.changedMeanwhile')
      try {
        const reply = await call(contract.rank, { id: planId, rowId: row.id, to, revision: plan.revision }, { isQuiet: true })
        queryClient.setQueryData<PlanView>(planKeys.planOf(planId), (known) => known && { ...known, revision: reply.revision })
        // a later move tells of itself, and keeps the focus where it began
        if (turn === lastAsked.current) {
          const isTyped = control === 'number' || control === 'left'
          const words = { name: row.projectName, n: reply.rank, to }
          told.current = t(reply.rank === to || !isTyped ? 'annual-plans.ranked' : 'annual-plans.rankedElsewhere', words)
          // another number than the one typed is said to everybody: behind the last there is none, and a group is not cut
          if (isTyped && reply.rank !== asked) notify.info(told.current, 6)
          else announce(told.current)
          moved.current = { id: row.id, rank: reply.rank, refocus: control === 'left' ? holdFocus() : () => keepFocus(row.id, control) }
        }
        withdraw(behind)
      } catch (error) {
        await queryClient.invalidateQueries({ queryKey: planKeys.planOf(planId) })
        if (error instanceof CallError && error.code === 'plan-changed') notify.warning(behind, 6)
        else notify.error(messageOfError(error))
      }
      await queryClient.invalidateQueries({ queryKey: planKeys.rows })
    },
    [planId, t],
  )
  const rank = useCallback<RankRow>(
    (...asked) => {
      const turn = ++lastAsked.current
      moved.current = undefined
      // it speaks of a place where the row is no more
      announce('')
      withdraw(told.current)
      queue.current = queue.current.then(() => send(turn, ...asked))
      return queue.current
    },
    [send],
  )
  const onDrawn = useCallback<Ranking['onDrawn']>((row) => {
    const last = moved.current
    if (last === undefined || last.id !== row.id || last.rank !== row.rank) return
    moved.current = undefined
    last.refocus()
  }, [])
  const dropZone = useMemo<Ranking['dropZone']>(
    () => ({
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes(rankDragType)) return
        event.preventDefault()
        markTarget(rowAt(event))
      },
      onDragLeave: () => markTarget(null),
      onDrop: (event) => {
        const id = event.dataTransfer.getData(rankDragType)
        const target = rowAt(event)
        markTarget(null)
        if (id === '' || target === null) return
        event.preventDefault()
        const shown = shownRows()
        const [row, on] = [shown.get(id), shown.get(target.getAttribute('data-row') ?? '')]
        if (row !== undefined && on !== undefined && row.id !== on.id) void rank(row, { to: on.rank }, 'drag')
      },
    }),
    [rank],
  )
  return { rank, onDrawn, announcement, dropZone }
}

/** The rows that lists hold at the moment, by their ids. */
function shownRows(): Map<string, PlanRow> {
  const pages = queryClient.getQueriesData<{ rows: PlanRow[] }>({ queryKey: planKeys.rows, type: 'active' })
  return new Map(pages.flatMap(([, page]) => page?.rows ?? []).map((row) => [row.id, row]))
}

function rowAt(event: DragEvent): Element | null {
  return event.target instanceof Element ? event.target.closest('[data-row]') : null
}

function markTarget(row: Element | null): void {
  for (const marked of document.querySelectorAll('.is-drop-target')) if (marked !== row) marked.classList.remove('is-drop-target')
  row?.classList.add('is-drop-target')
}

/** Gives the focus back to what has it now, once rows are drawn again. */
function holdFocus(): () => void {
  const held = document.activeElement
  const [rowId, control] = [held?.closest('[data-row]')?.getAttribute('data-row'), held?.getAttribute('data-rank')]
  return () => {
    if (held instanceof HTMLElement && held.isConnected && document.activeElement === document.body) held.focus()
    else if (rowId != null && control != null) keepFocus(rowId, control)
  }
}

/** A row that changes its group is drawn in another part of the table: its control has the focus again. */
function keepFocus(rowId: string, control: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(rowId)}"]`)
  const wanted = row?.querySelector<HTMLElement>(`[data-rank="${control}"]`)
  const active = document.activeElement
  if (wanted != null && (active === document.body || active === row)) wanted.focus()
}
