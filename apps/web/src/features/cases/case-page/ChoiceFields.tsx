import { useQuery } from '@tanstack/react-query'
import { Checkbox, Select } from 'antd'
import { contract } from '@wenwu/core/tasks/contract'
import type { ActionNeed } from '@wenwu/core/item/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'

export interface ChoiceFieldsProps {
  taskId: string
  needs: readonly ActionNeed[]
  thirdPartyId: string | undefined
  expertIds: string[]
  onChange: (part: { thirdPartyId?: string; expertIds?: string[] }) => void
}

/** The assessment body or the experts that an action of a task asks for, from those on offer. */
export function ChoiceFields({ taskId, needs, thirdPartyId, expertIds, onChange }: ChoiceFieldsProps) {
  const { t } = useText()
  const candidates = useQuery({
    queryKey: ['task', taskId, 'candidates'],
    queryFn: ({ signal }) => call(contract.candidates, { id: taskId }, { signal, isQuiet: true }),
    enabled: needs.includes('third-party') || needs.includes('experts'),
  })
  return (
    <>
      {needs.includes('third-party') && (
        <div>
          <label htmlFor="third-party">{t('case.thirdParty')}</label>
          <Select
            id="third-party"
            className="wide"
            placeholder={t('case.choose')}
            value={thirdPartyId}
            loading={candidates.isLoading}
            options={(candidates.data?.thirdParties ?? []).map((body) => ({
              value: body.id,
              label: body.name,
              disabled: body.conflict !== null,
            }))}
            onChange={(chosen: string) => onChange({ thirdPartyId: chosen })}
          />
        </div>
      )}
      {needs.includes('experts') && (
        <fieldset>
          <legend>{t('case.experts')}</legend>
          <Checkbox.Group
            className="expert-list"
            value={expertIds}
            onChange={(chosen: string[]) => onChange({ expertIds: chosen })}
            options={(candidates.data?.experts ?? []).map((expert) => ({ value: expert.id, label: `${expert.name}（${expert.field}）` }))}
          />
        </fieldset>
      )}
    </>
  )
}
