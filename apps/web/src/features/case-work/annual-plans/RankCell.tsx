import { useEffect, useId, useState } from 'react'
import { Button, Input } from 'antd'
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined'
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined'
import HolderOutlined from '@ant-design/icons/HolderOutlined'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { useText } from '../../../lib/i18n.ts'
import { rankDragType, type RankControl, type Ranking } from './use-ranking.ts'

/** What was typed as a rank: a whole number from 1, of digits as any keyboard has them. */
function readRank(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim()
  return /^0*[1-9]\d*$/.test(plain) ? Number(plain) : undefined
}

/** The rank of a row: by drag, by the two buttons, or typed: it holds with Enter or when the field is left, Esc gives it up. */
export function RankCell({ row, rank, onDrawn }: { row: PlanRow } & Pick<Ranking, 'rank' | 'onDrawn'>) {
  const { t } = useText()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const errorId = useId()
  const { id, rank: drawnRank, projectName: name } = row
  useEffect(() => onDrawn({ id, rank: drawnRank }), [id, drawnRank, onDrawn])
  const move = (control: RankControl, step: number): void => void rank(row, { step }, control)
  const type = (text: string | undefined): void => {
    setTyped(text)
    setWrong(false)
  }
  const confirm = (control: 'number' | 'left'): void => {
    const isGivenUp = typed === undefined || typed.trim() === ''
    const to = isGivenUp ? row.rank : readRank(typed)
    if (to === undefined) return setWrong(true)
    type(undefined)
    if (to !== row.rank) void rank(row, { to }, control)
  }
  return (
    <span className="plan-rank" onKeyDown={(event) => event.stopPropagation()}>
      <span
        className="plan-rank-handle"
        draggable
        title={t('annual-plans.drag', { name })}
        aria-hidden="true"
        onDragStart={(event) => {
          event.dataTransfer.setData(rankDragType, row.id)
          event.dataTransfer.effectAllowed = 'move'
        }}
      >
        <HolderOutlined />
      </span>
      <Input
        size="small"
        inputMode="numeric"
        data-rank="number"
        {...(isWrong && { status: 'error', 'aria-invalid': true, 'aria-describedby': errorId })}
        aria-label={t('annual-plans.rankOf', { name })}
        value={typed ?? String(row.rank)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onPressEnter={() => confirm('number')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') type(undefined)
        }}
        onBlur={() => confirm('left')}
      />
      <Button
        type="text"
        size="small"
        data-rank="up"
        icon={<ArrowUpOutlined />}
        aria-label={t('annual-plans.up', { name })}
        onClick={() => move('up', -1)}
      />
      <Button
        type="text"
        size="small"
        data-rank="down"
        icon={<ArrowDownOutlined />}
        aria-label={t('annual-plans.down', { name })}
        onClick={() => move('down', 1)}
      />
      {isWrong && (
        <span id={errorId} className="plan-rank-error" role="alert">
          {t('errors.plan-rank')}
        </span>
      )}
    </span>
  )
}
