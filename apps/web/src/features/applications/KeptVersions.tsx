import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { contract } from '@wenwu/core/cases/contract'
import { changedFields } from '@wenwu/core/form/diff'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import type { Rights } from '@wenwu/core/form/rights'
import { call } from '../../lib/call.ts'
import { formatSecond } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CompareDialog } from './CompareDialog.tsx'

export interface KeptVersionsProps {
  caseId: string
  definition: FormDefinition
  rights: Rights
  /** The form as it is now. */
  data: FormData
  onTake: (data: FormData) => void
  onClose: () => void
}

/** Versions that were kept when two places saved the same draft; each can be compared, and fields of it taken over. */
export function KeptVersions({ caseId, definition, rights, data, onTake, onClose }: KeptVersionsProps) {
  const { t } = useText()
  const [chosen, setChosen] = useState<number | null>(null)
  const query = useQuery({
    queryKey: ['draft-versions', caseId],
    queryFn: ({ signal }) => call(contract.draftVersions, { id: caseId }, { signal, isQuiet: true }),
    staleTime: 0,
  })
  const version = chosen === null ? undefined : query.data?.[chosen]
  if (version !== undefined)
    return (
      <CompareDialog
        title={t('application.keptTitle')}
        intro={t('application.keptIntro')}
        definition={definition}
        rights={rights}
        mine={{ label: t('application.versionNow'), note: '', data }}
        theirs={{ label: t('application.versionKept'), note: `${formatSecond(version.savedAt)} · ${version.device}`, data: version.data }}
        preset="mine"
        confirmText={t('application.keptTake')}
        onConfirm={(merged) => {
          onTake(merged)
          onClose()
        }}
        onClose={() => setChosen(null)}
      />
    )
  return (
    <Modal open title={t('application.keptTitle')} footer={null} onCancel={onClose} width={560}>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <EmptyState text={t('application.keptNone')} />}
      <ul className="kept-list">
        {query.data?.map((each, i) => {
          const count = changedFields(definition, data, each.data).length
          return (
            <li key={`${each.savedAt} ${i}`}>
              <span>
                <strong>{formatSecond(each.savedAt)}</strong>
                <span className="compare-note">
                  {each.device} · {t('application.keptDifferent', { n: count })}
                </span>
              </span>
              <Button disabled={count === 0} onClick={() => setChosen(i)}>
                {t('application.compare')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
