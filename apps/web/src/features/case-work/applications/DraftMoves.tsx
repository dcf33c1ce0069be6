import { useState } from 'react'
import { Alert, Button } from 'antd'
import { contract } from '@wenwu/core/cases/contract'
import type { CaseView, DraftMove } from '@wenwu/core/cases/model'
import type { FormDefinition } from '@wenwu/core/form/model'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'

/** What became of a draft with another version of its item, told once on opening; afterwards it can be looked up. */
export function DraftMoves({
  view,
  definition,
  onGoField,
}: {
  view: CaseView
  definition: FormDefinition
  onGoField: (path: string) => void
}) {
  const { t } = useText()
  const [isSeen, setSeen] = useState(view.moves.every((move) => move.isSeen))
  if (view.moves.length === 0) return null
  const list = view.moves.map((move) => <MoveList key={move.id} move={move} definition={definition} onGoField={onGoField} />)
  if (isSeen)
    return (
      <details className="draft-moves no-print">
        <summary>{t('application.movesSeen')}</summary>
        {list}
      </details>
    )
  const note = (): void => {
    setSeen(true)
    void call(contract.sawMoves, { id: view.id }, { isQuiet: true }).catch(() => setSeen(false))
  }
  return (
    <Alert
      type="info"
      showIcon
      className="draft-moves no-print"
      title={t(view.reappliedFrom === null ? 'application.movesTitle' : 'application.movesAgainTitle')}
      description={list}
      action={
        <Button size="small" onClick={note}>
          {t('application.movesUnderstood')}
        </Button>
      }
    />
  )
}

function MoveList({ move, definition, onGoField }: { move: DraftMove; definition: FormDefinition; onGoField: (path: string) => void }) {
  const { t, textOf, locale } = useText()
  const link = (path: string) => (
    <button type="button" className="form-link" onClick={() => onGoField(path)}>
      {pathLabel(definition, path, locale)}
    </button>
  )
  return (
    <ul>
      {move.changes.map((change) => {
        switch (change.kind) {
          case 'gone':
            return (
              <li key={`gone ${change.path}`}>
                {t('application.moveGone', { name: textOf(change.label) })}
                <span className="move-words">{change.words}</span>
              </li>
            )
          case 'renamed':
            return (
              <li key={`renamed ${change.path}`}>
                {t('application.moveRenamed', { before: textOf(change.before) })} {link(change.path)}
              </li>
            )
          case 'required':
            return (
              <li key={`required ${change.path}`}>
                {t('application.moveRequired')} {link(change.path)}
              </li>
            )
        }
      })}
      {move.materials.map(({ name, files }) => (
        <li key={`material ${name.zh_CN}`}>
          {t('application.moveMaterial', { name: textOf(name) })}
          <span className="move-words">{files.join('、')}</span>
        </li>
      ))}
    </ul>
  )
}
