import { useEffect, useState } from 'react'
import { Button, Input } from 'antd'
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined'
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined'
import HolderOutlined from '@ant-design/icons/HolderOutlined'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { useText } from '../../../lib/i18n.ts'
import { rankDragType, type RankControl, type Ranking } from './use-ranking.ts'

/** The rank of a row: by drag, by the two buttons, or typed: it holds with Enter or when the field is left, Esc gives it up. */
export function RankCell({ row, rank, onDrawn }: { row: PlanRow } & Pick<Ranking, 'rank' | 'onDrawn'>) {
  const { t } = useText()
  const [typed, setTyped] = useState<string>()
  const { id, rank: drawnRank, projectName: name } = row
  useEffect(() => onDrawn({ id, rank: drawnRank }), [id, drawnRank, onDrawn])
  const move = (control: RankControl, step: number): void => void rank(row, { step }, control)
  const confirm = (): void => {
    const to = Number(typed)
    setTyped(undefined)
    if (Number.isInteger(to) && to >= 1 && to !== row.rank) void rank(row, { to }, 'number')
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
        aria-label={t('annual-plans.rankOf', { name })}
        value={typed ?? String(row.rank)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/[^\d-]/g, '').slice(0, 4))}
        onPressEnter={confirm}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined)
        }}
        onBlur={confirm}
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
    </span>
  )
}
