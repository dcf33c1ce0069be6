import { useState } from 'react'
import { useParams } from 'react-router'
import type { ContentKindView, ContentView } from '@wenwu/core/content/model'
import { useText } from '../../../lib/i18n.ts'
import { useShortcuts } from '../../../lib/keys.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { TabBar } from '../../../ui/TabBar.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { ContentActions } from './ContentActions.tsx'
import { ContentForm } from './ContentForm.tsx'
import { ContentHistory } from './ContentHistory.tsx'
import { ContentNote } from './ContentNote.tsx'
import { ContentPreview } from './ContentPreview.tsx'
import { ContentServices } from './ContentServices.tsx'
import { findKind, useContent, useKinds } from './content-query.ts'
import { ReviewChanges } from './ReviewChanges.tsx'
import { StateTag } from './StateTag.tsx'
import { useEditor } from './use-editor.ts'
import './content.css'

/** One maintained text: writing, preview, what changed since the public version, versions and history. */
export function ContentPage() {
  const { t } = useText()
  const { kind: name = '', id = '' } = useParams()
  const kinds = useKinds()
  const entry = useContent(name, id)
  const kind = findKind(kinds.data, name)
  usePageTitle(entry.data === undefined ? undefined : entry.data.title || t('content.untitled'))
  if (entry.data === undefined || kind === undefined) {
    const error = entry.error ?? kinds.error
    if (error === null) return <PageSkeleton />
    return (
      <PageFailure title={t('content.loadFailed')} error={error} onRetry={() => void Promise.all([kinds.refetch(), entry.refetch()])} />
    )
  }
  return (
    <ContentServices kind={name}>
      <LoadedPage key={id} kind={kind} entry={entry.data} />
    </ContentServices>
  )
}

type Tab = 'edit' | 'preview' | 'changes' | 'history'

function LoadedPage({ kind, entry }: { kind: ContentKindView; entry: ContentView }) {
  const { t, textOf } = useText()
  const editor = useEditor(kind, entry)
  const canWrite = entry.actions.includes('save')
  const tabs: Tab[] = [...(canWrite ? (['edit'] as const) : []), 'preview', 'changes', 'history']
  // what is under review is read by what changed; every step begins on its own tab
  const first: Tab = canWrite ? 'edit' : entry.state === 'in-review' && entry.publishedVersion !== null ? 'changes' : 'preview'
  const step = `${entry.headVersion} ${entry.state}`
  const [chosen, setChosen] = useState<{ step: string; tab: Tab }>()
  const tab = chosen?.step === step ? chosen.tab : first
  const choose = (next: Tab): void => setChosen({ step, tab: next })
  useShortcuts(
    {
      'mod+s': (event) => {
        event.preventDefault()
        if (editor.isDirty && !editor.isBusy) void editor.save()
      },
    },
    canWrite,
  )
  return (
    <div className="page content-page">
      <PageHeader
        title={entry.title || t('content.untitled')}
        extra={
          <>
            <span className="content-kind">{textOf(kind.name)}</span>
            <StateTag state={entry.state} />
            <span>{t('content.versionN', { n: entry.headVersion })}</span>
            {entry.publishedVersion !== null && entry.publishedVersion !== entry.headVersion && (
              <span>{t('content.publishedN', { n: entry.publishedVersion })}</span>
            )}
            {editor.isDirty && (
              <span className="content-unsaved" role="status">
                {t('content.unsaved')}
              </span>
            )}
          </>
        }
        actions={<ContentActions entry={entry} editor={editor} onProblems={() => choose('edit')} />}
      />
      <ContentNote entry={entry} />
      {editor.conflict !== undefined && <ConflictPanel kind={kind} editor={editor} conflict={editor.conflict} />}
      <TabBar
        label={t('content.title')}
        items={tabs.map((key) => ({ key, label: t(`content.tab.${key}`) }))}
        active={tab}
        onChange={(key) => choose(tabs.find((one) => one === key) ?? first)}
        controls="content-body"
      />
      <div id="content-body" className="content-body" role="tabpanel" aria-label={t(`content.tab.${tab}`)}>
        {tab === 'edit' && (
          <ContentForm
            form={kind.form}
            data={editor.data}
            problems={editor.problems}
            attempts={editor.attempts}
            disabled={editor.isBusy}
            onChange={editor.change}
          />
        )}
        {tab === 'preview' && <ContentPreview form={kind.form} data={editor.data} title={entry.title} />}
        {tab === 'changes' && <ReviewChanges kind={kind} entry={entry} data={editor.data} />}
        {tab === 'history' && <ContentHistory kind={kind} entry={entry} />}
      </div>
    </div>
  )
}
