import { useEffect, useRef } from 'react'
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined'
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined'
import { Button } from 'antd'
import { useText } from '../../lib/i18n.ts'
import { moveRow } from '../../lib/move-row.ts'
import './chosen-order.css'

interface ChosenOrderProps {
  /** Those who are chosen, the first one first. */
  chosen: readonly { id: string; name: string }[]
  onChange: (ids: string[]) => void
}

/** In which order those who were chosen are asked; each is moved by a button, which keeps the focus. */
export function ChosenOrder({ chosen, onChange }: ChosenOrderProps) {
  const { t } = useText()
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<string>(undefined)
  const ids = chosen.map(({ id }) => id)
  useEffect(() => {
    // a row that is put elsewhere loses it
    if (pressed.current !== undefined) list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(pressed.current)}"]`)?.focus()
    pressed.current = undefined
  })
  const button = (index: number, by: 1 | -1) => {
    const { id, name } = chosen[index]!
    const isAtEnd = by === -1 ? index === 0 : index === chosen.length - 1
    const move = `${by} ${id}`
    return (
      <Button
        type="text"
        size="small"
        data-move={move}
        aria-disabled={isAtEnd}
        icon={by === -1 ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
        aria-label={t(by === -1 ? 'case.orderUp' : 'case.orderDown', { name })}
        onClick={() => {
          if (isAtEnd) return
          pressed.current = move
          onChange(moveRow(ids, index, by))
        }}
      />
    )
  }
  return (
    <section className="chosen-order" aria-label={t('case.orderTitle')}>
      <h3>{t('case.orderTitle')}</h3>
      <ol ref={list}>
        {chosen.map(({ id, name }, index) => (
          <li key={id}>
            <span className="tone-grey">{index + 1}</span>
            <span>{name}</span>
            {button(index, -1)}
            {button(index, 1)}
          </li>
        ))}
      </ol>
    </section>
  )
}
