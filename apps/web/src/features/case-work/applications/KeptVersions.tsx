import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { contract } from '@wenwu/core/cases/contract'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import type { Rights } from '@wenwu/core/form/rights'
import { call } from '../../../lib/call.ts'
import { formatSecond } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { formatFileSize } from '../../../lib/file-size.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
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

/** Versions that were kept when two places saved the same draft; each is fetched when it is compared, and fields of it taken over. */
export function KeptVersions({ caseId, definition, rights, data, onTake, onClose }: KeptVersionsProps) {
  const { t, textOf, locale } = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const query = useQuery({
    queryKey: ['draft-versions', caseId],
    queryFn: ({ signal }) => call(contract.draftVersions, { id: caseId }, { signal, isQuiet: true }),
    staleTime: 0,
  })
  const body = useQuery({
    queryKey: ['draft-version', caseId, chosen],
    queryFn: ({ signal }) => call(contract.draftVersion, { id: caseId, versionId: chosen! }, { signal, isQuiet: true }),
    enabled: chosen !== null,
    // what was kept does not change
    staleTime: Infinity,
  })
  const version = chosen === null ? undefined : body.data
  const namesOf = (sections: readonly string[]): string =>
    definition.sections
      .filter(({ key }) => sections.includes(key))
      .map(({ title }) => textOf(title))
      .join(locale === 'en_US' ? ', ' : '、')
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
      {body.isError && <ErrorState error={body.error} onRetry={() => void body.refetch()} />}
      {query.data?.length === 0 && <EmptyState text={t('application.keptNone')} />}
      <ul className="kept-list">
        {query.data?.map(({ id, savedAt, savedBy, device, size, sections }) => (
          <li key={id}>
            <span>
              <strong>{formatSecond(savedAt)}</strong>
              <span className="compare-note">
                {savedBy} · {device} · {formatFileSize(size)}
              </span>
              <span className="compare-note">
                {sections.length === 0 ? t('application.keptSame') : t('application.keptDifferent', { sections: namesOf(sections) })}
              </span>
            </span>
            <Button disabled={sections.length === 0} loading={chosen === id && body.isFetching} onClick={() => setChosen(id)}>
              {t('application.compare')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
