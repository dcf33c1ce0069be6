import { useState } from 'react'
import { Button, Input, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract, type SynonymGroup } from '@wenwu/core/search/contract'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import './search.css'

const listKey = ['search', 'synonyms']

/** Words of a text: separated by commas of either width, 、 or new lines. */
function wordsOf(text: string): string[] {
  return text
    .split(/[、,，;；\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** The groups of words that are looked for together; for editors. */
export function SynonymsPage() {
  const { t } = useText()
  const [filter, setFilter] = useState('')
  const [edited, setEdited] = useState<SynonymGroup | 'new' | undefined>()
  const [removed, setRemoved] = useState<SynonymGroup | undefined>()
  const list = useQuery({ queryKey: listKey, queryFn: ({ signal }) => call(contract.synonyms, {}, { signal, isQuiet: true }) })
  const groups = (list.data ?? []).filter((group) => group.words.some((word) => word.toLowerCase().includes(filter.trim().toLowerCase())))
  return (
    <div className="page">
      <PageHeader
        title={t('search.synonymsTitle')}
        description={t('search.synonymsIntro')}
        actions={
          <Button type="primary" onClick={() => setEdited('new')}>
            {t('search.add')}
          </Button>
        }
      />
      {list.isPending && <Skeleton active />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data !== undefined && (
        <>
          <Input
            className="synonyms-filter"
            aria-label={t('search.filterSynonyms')}
            placeholder={t('search.filterSynonyms')}
            allowClear
            maxLength={40}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          {groups.length === 0 && <EmptyState text={t('search.synonymsEmpty')} />}
          <ul className="synonyms">
            {groups.map((group) => (
              <li key={group.id}>
                <span className="synonyms-words">{group.words.join('、')}</span>
                <span className="search-note">{[formatMinute(group.updatedAt), group.updatedBy].filter(Boolean).join(' ')}</span>
                <Button
                  type="link"
                  size="small"
                  aria-label={`${t('search.edit')} ${group.words.join('、')}`}
                  onClick={() => setEdited(group)}
                >
                  {t('search.edit')}
                </Button>
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={`${t('search.remove')} ${group.words.join('、')}`}
                  onClick={() => setRemoved(group)}
                >
                  {t('search.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {edited !== undefined && <SynonymsDialog group={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {removed !== undefined && <RemoveDialog group={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  )
}

function RemoveDialog({ group, onClose }: { group: SynonymGroup; onClose: () => void }) {
  const { t } = useText()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('search.removeConfirm', { words: group.words.join('、') })}
      confirmText={t('search.remove')}
      onClose={onClose}
      onConfirm={async () => {
        await call(contract.removeSynonyms, { id: group.id })
        await queryClient.invalidateQueries({ queryKey: listKey })
      }}
    >
      {t('search.removeConsequence')}
    </ConfirmDialog>
  )
}

function SynonymsDialog({ group, onClose }: { group: SynonymGroup | undefined; onClose: () => void }) {
  const { t } = useText()
  const [text, setText] = useState(group?.words.join('、') ?? '')
  const [problem, setProblem] = useState('')

  const refuse = (message: string): never => {
    setProblem(message)
    throw new Error('the words were refused')
  }
  const save = async (): Promise<void> => {
    const words = wordsOf(text)
    if (words.length < 2) refuse(t('search.wordsTooFew'))
    if (words.length > 12 || words.some((word) => word.length > 40)) refuse(t('search.wordsTooMany'))
    try {
      if (group === undefined) await call(contract.addSynonyms, { words }, { isQuiet: true })
      else await call(contract.changeSynonyms, { id: group.id, version: group.version, words }, { isQuiet: true })
      await queryClient.invalidateQueries({ queryKey: listKey })
    } catch (error) {
      refuse(messageOfError(error))
    }
  }

  return (
    <ConfirmDialog
      isOpen
      hasFields
      title={t(group === undefined ? 'search.add' : 'search.edit')}
      confirmText={t('common.save')}
      width={520}
      onConfirm={save}
      onClose={onClose}
    >
      <FormField label={t('search.words')} isRequired hint={t('search.wordsHelp')} error={problem}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={3}
            maxLength={600}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem('')
            }}
          />
        )}
      </FormField>
    </ConfirmDialog>
  )
}
