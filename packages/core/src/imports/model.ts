import type { Permission } from '../auth/permissions.ts'
import type { FieldProblem } from '../kernel/errors.ts'

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
] as const
export type ImportTarget = (typeof importTargets)[number]

/** Directories that others than content editors keep. */
const ownPermissions: Partial<Record<ImportTarget, Permission>> = {
  'filed-projects': 'filed-project.import',
  'qualified-units': 'directory.manage',
}

/** The permission an import into a target takes. */
export function permissionToImport(target: ImportTarget): Permission {
  return ownPermissions[target] ?? 'import.run'
}

/** Rows of one file at most. */
export const maxImportRows = 20_000

/** Codes of `imports.problem-<code>`; `form`: a rule of the kind's own form, whose words a view carries in `params.text`. */
export const importProblemCodes = [
  'required',
  'date',
  'number',
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

/** What is wrong with a row; `column` is the name of the file's column, or of ours where the file has none. */
export interface ImportProblem {
  column: string
  code: ImportProblemCode
  params?: Record<string, string | number>
  /** Of `form`: the form's own problem. */
  problem?: FieldProblem
}

/** A row that was not taken, as it came and why. */
export interface BadRow {
  line: number
  label: string
  /** The cells by the names of the file's columns. */
  record: Record<string, string>
  problems: ImportProblem[]
}

/** `checked`: waits to be started; `failed`: broke off, what was loaded until then stays. */
export const runStatuses = ['checked', 'running', 'done', 'failed'] as const
export type RunStatus = (typeof runStatuses)[number]

/** One import from the check of its file to its end. Numbers are rows of the file. */
export interface ImportRun {
  id: string
  target: ImportTarget
  fileName: string
  status: RunStatus
  total: number
  bad: number
  /** Loaded so far; of the good rows. */
  done: number
  added: number
  changed: number
  same: number
  /** Left alone because an editor is at work on the text. */
  inEditing: number
  createdAt: string
  finishedAt: string | null
  /** The first rows that are not taken. */
  badRows: BadRow[]
}

/** Bad rows that a view of a run holds; all of them are in its file. */
export const shownBadRows = 50

/** What became of one thing that was loaded. */
export type LoadOutcome = 'added' | 'changed' | 'same' | 'in-editing'
