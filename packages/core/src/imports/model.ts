import type { z } from 'zod'
import type { Permission } from '../auth/permission.ts'
import type { badRowSchema, importProblemSchema, importRunSchema } from './schemas.ts'

/** What an operator may import (docs/how-to/import-data.md). */
export const importTargets = [
  'laws',
  'standards',
  'divisions',
  'units',
  'museums',
  'dictionaries',
  'guides',
  'filed-projects',
  'qualified-units',
  'older-cases',
] as const
export type ImportTarget = (typeof importTargets)[number]

/** Directories that others than content editors keep. */
const ownPermissions: Partial<Record<ImportTarget, Permission | null>> = {
  'filed-projects': 'filed-project.import',
  'qualified-units': 'directory.manage',
  'older-cases': null,
}

/** The permission an import into a target takes; null where it is done by the command alone, by who runs the installation. */
export function permissionToImport(target: ImportTarget): Permission | null {
  const own = ownPermissions[target]
  return own === undefined ? 'import.run' : own
}

/** Rows of one file at most. */
export const maxImportRows = 20_000

/** Codes of `imports.problem-<code>`; `form`: a rule of the kind's own form, whose words a view carries in `params.text`. */
export const importProblemCodes = [
  'required',
  'date',
  'number',
  'decimals',
  'too-large',
  'option',
  'too-long',
  'json',
  'formula',
  'repeated',
  'foreign',
  'future',
  'grade',
  'form',
  'stored',
] as const
export type ImportProblemCode = (typeof importProblemCodes)[number]

export type ImportProblem = z.output<typeof importProblemSchema>
export type BadRow = z.output<typeof badRowSchema>

/** `checked`: waits to be started; `failed`: broke off, what was loaded until then stays. */
export const runStatuses = ['checked', 'running', 'done', 'failed'] as const
export type RunStatus = (typeof runStatuses)[number]

export type ImportRun = z.output<typeof importRunSchema>

/** Bad rows that a view of a run holds; all of them are in its file. */
export const shownBadRows = 50

/** What became of one thing that was loaded. */
export type LoadOutcome = 'added' | 'changed' | 'same' | 'in-editing'
