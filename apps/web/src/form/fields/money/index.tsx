import type { Settings } from '@wenwu/core/form/types/money/model'
import { findNumber } from '@wenwu/core/form/numbers'
import { formatMoney, isMoney, parseMoney } from '@wenwu/core/kernel/money'
import { useText } from '../../../lib/i18n.ts'
import { NumberBox } from '../../inputs/NumberBox.tsx'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

/** Also what is no amount (a seventh decimal) stays a number, so that the check can say what is wrong. */
const parse = (text: string) => parseMoney(text) ?? findNumber(text)
const format = (amount: number) => (isMoney(amount) ? formatMoney(amount) : String(amount))

function MoneyInput(props: InputProps<Settings>) {
  const { t } = useText()
  return <NumberBox {...props} unit={t('form.tenThousandYuan')} parse={parse} format={format} />
}

export const widgets: FieldWidgets<Settings> = { Input: MoneyInput, View: TextView }
