import type { Text } from '@wenwu/core/i18n/text'
import { useText } from '../../lib/i18n.ts'
import { useItemName } from './item-choices.ts'

/** The item of a case in one line of a list; its full name is told under the pointer. */
export function ItemName({ of }: { of: { itemCode: string; itemName: Text } }) {
  const { textOf } = useText()
  const nameOf = useItemName()
  return (
    <span className="item-name" title={textOf(of.itemName)}>
      {nameOf(of)}
    </span>
  )
}
