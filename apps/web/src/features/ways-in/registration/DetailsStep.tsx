import { Input } from 'antd'
import type { Arrival } from '@wenwu/core/national-platform/model'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../../lib/i18n.ts'
import { Field } from './Field.tsx'
import { isOperator, verifiedFields } from './platform-arrival.ts'
import { RegionInput } from './RegionInput.tsx'
import type { TextField } from './registration-draft.ts'
import type { StepProps } from './step-props.ts'

interface Line {
  field: TextField
  label: TextKey
  hint?: TextKey
  autoComplete?: string
  isOptional?: boolean
}

const entityLines: readonly Line[] = [
  {
    field: 'organizationName',
    label: 'registration.organizationName',
    hint: 'registration.organizationNameHint',
    autoComplete: 'organization',
  },
  { field: 'creditCode', label: 'registration.creditCode', hint: 'registration.creditCodeHint' },
  { field: 'legalRepresentative', label: 'registration.legalRepresentative' },
]
const addressLine: Line = {
  field: 'address',
  label: 'registration.address',
  hint: 'registration.addressHint',
  autoComplete: 'street-address',
  isOptional: true,
}
const administratorLine: Line = {
  field: 'name',
  label: 'registration.administratorName',
  hint: 'registration.administratorNameHint',
  autoComplete: 'name',
}
const nameLine: Line = { field: 'name', label: 'registration.name', autoComplete: 'name' }
const emailLine: Line = { field: 'email', label: 'registration.email', autoComplete: 'email' }

/** Who registers: an individual with the identity number, or an entity with its place and its administrator. What the national platform has verified is shown, not asked. */
export function DetailsStep({ kind, arrival, ...step }: StepProps & { kind: RegistrantKind; arrival: Arrival | undefined }) {
  const { t } = useText()
  const { draft, secrets, problems, onText, onSecret, onBlur } = step
  const isVerified = (field: TextField): boolean => arrival !== undefined && verifiedFields.includes(field)
  const line = ({ field, label, hint, autoComplete = 'off', isOptional = false }: Line) => (
    <Field
      key={field}
      name={field}
      label={t(label)}
      hint={hint === undefined || isVerified(field) ? undefined : t(hint)}
      isOptional={isOptional}
      problems={problems}
    >
      {(ties) => (
        <Input
          {...ties}
          value={draft[field]}
          readOnly={isVerified(field)}
          variant={isVerified(field) ? 'filled' : 'outlined'}
          autoComplete={autoComplete}
          className={field === 'creditCode' ? 'mono' : ''}
          maxLength={200}
          onChange={(event) => onText(field, event.target.value)}
          onBlur={() => onBlur(field)}
        />
      )}
    </Field>
  )
  if (kind === 'legal-entity')
    return (
      <>
        {entityLines.map(line)}
        {!isOperator(arrival) && (
          <>
            <Field name="regionCode" label={t('registration.region')} problems={problems}>
              {(ties) => <RegionInput ties={ties} value={draft.regionCode} onChange={(code) => onText('regionCode', code)} />}
            </Field>
            {line(addressLine)}
          </>
        )}
        {line(isOperator(arrival) ? nameLine : administratorLine)}
        {line(emailLine)}
      </>
    )
  return (
    <>
      {line(nameLine)}
      <Field
        name="identityNumber"
        label={t('registration.identityNumber')}
        hint={arrival === undefined ? t('registration.identityNumberHint') : undefined}
        problems={problems}
      >
        {(ties) => (
          <Input
            {...ties}
            value={arrival?.identityNumber ?? secrets.identityNumber}
            readOnly={arrival !== undefined}
            variant={arrival === undefined ? 'outlined' : 'filled'}
            className="mono"
            autoComplete="off"
            spellCheck={false}
            maxLength={30}
            onChange={(event) => onSecret('identityNumber', event.target.value)}
            onBlur={() => onBlur('identityNumber')}
          />
        )}
      </Field>
      {line(emailLine)}
    </>
  )
}
