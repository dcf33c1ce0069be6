import type { LawVersion } from './model.ts'

/** The day a version counts from: when it came into force, or, where it does not say, when it was published. */
function startOf(version: LawVersion): string | null {
  return version.effectiveOn ?? version.publishedOn
}

/** The version in force on a day `YYYY-MM-DD`; undefined before the first one, and where no version has a day. */
export function versionInForce<V extends LawVersion>(versions: readonly V[], day: string): V | undefined {
  let found: V | undefined
  for (const version of versions) {
    const start = startOf(version)
    if (start === null || start > day) continue
    if (found === undefined || start > startOf(found)!) found = version
  }
  return found
}

/** Newest first, by the day each counts from; those without a day last. */
export function newestFirst<V extends LawVersion>(versions: readonly V[]): V[] {
  return [...versions].sort((a, b) => (startOf(b) ?? '').localeCompare(startOf(a) ?? ''))
}
