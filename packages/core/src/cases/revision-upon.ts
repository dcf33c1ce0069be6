import { declarationOf } from '../item/action-form.ts'
import type { TaskAction } from '../item/model.ts'
import type { CaseView } from './model.ts'

/** The revision, as this view has it, of what an action is done upon (`EffectDeclaration.isUpon`); undefined where it is done upon neither. */
export function revisionUpon({ effect }: Pick<TaskAction, 'effect'>, view: Pick<CaseView, 'document' | 'revision'>): number | undefined {
  switch (declarationOf(effect).isUpon) {
    case 'reply':
      return view.document?.revision
    case 'form':
      return view.revision
    case undefined:
      return undefined
  }
}
