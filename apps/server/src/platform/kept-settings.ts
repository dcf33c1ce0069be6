import type { Pool } from 'pg'

/** Versions of what servers keep in memory, by its name (`settings_versions`). */
export type SettingsVersions = Readonly<Record<string, number>>

/** The versions as a value of a statement: the session of a caller is read together with them, so a call costs no statement more. */
export const settingsVersionsText = "(select coalesce(json_object_agg(v.name, v.version), '{}'::json) from settings_versions v)"

/** Settings that this server keeps in memory, and how each is read again once another server has changed it. */
export class KeptSettings {
  readonly #pool: Pool
  readonly #known = new Map<string, number>()
  readonly #renewals = new Map<string, (() => Promise<void> | void)[]>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Names a setting of `settings_versions` and what reads it again, or forgets it. Several may keep something that follows from the same. */
  keep(name: string, renew: () => Promise<void> | void): void {
    this.#renewals.set(name, [...(this.#renewals.get(name) ?? []), renew])
  }

  /** Renews what is older than these versions say; what a renewal fails with is thrown, and it is tried again by the next call. */
  async catchUp(versions: SettingsVersions): Promise<void> {
    for (const [name, renewals] of this.#renewals) {
      const version = versions[name] ?? 0
      if (version === (this.#known.get(name) ?? 0)) continue
      for (const renew of renewals) await renew()
      this.#known.set(name, version)
    }
  }

  /** The same for what has no caller: jobs, and the server that has made a change. One statement. */
  async catchUpNow(): Promise<void> {
    const { rows } = await this.#pool.query<{ versions: SettingsVersions }>(`select ${settingsVersionsText} as versions`)
    await this.catchUp(rows[0]!.versions)
  }
}
