import { digitsOf, type Settings } from '@wenwu/core/form/types/number/model'
import { findNumber } from '@wenwu/core/form/numbers'
import { useText } from '../../../lib/i18n.ts'
import { NumberBox } from '../../inputs/NumberBox.tsx'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

function NumberInput(props: InputProps<Settings>) {
  const { textOf } = useText()
  return (
    <NumberBox
      {...props}
      unit={props.field.unit === undefined ? undefined : textOf(props.field.unit)}
      parse={findNumber}
      format={(value) => digitsOf(value, props.field)}
    />
  )
}

export const widgets: FieldWidgets<Settings> = { Input: NumberInput, View: TextView }
