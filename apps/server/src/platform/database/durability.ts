/** One line for the operator, in both languages. */
export interface Warning {
  zh: string
  en: string
}

/** Settings of a server that decide whether it keeps what it acknowledged. */
export interface DurabilitySettings {
  fsync: string
  commit: string
  fullPages: string
  checksums: string
  standbys: string
}

/** The columns of `DurabilitySettings`, as they hold for this user in this database. */
export const durabilitySettings = `current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
  current_setting('full_page_writes') as "fullPages", current_setting('data_checksums') as checksums,
  current_setting('synchronous_standby_names') as standbys`

/**
 * What an operator should know of a server that is not ours: the promise that nothing acknowledged is lost (docs/security.md) is the
 * server's to keep. Each names the setting, what it means and what to do.
 */
export function durabilityWarnings({ fsync, commit, fullPages, checksums, standbys }: DurabilitySettings): Warning[] {
  const warnings: Warning[] = []
  if (fsync === 'off')
    warnings.push({
      zh: '数据库 fsync = off：断电或系统崩溃后数据可能损坏、无法启动；请在 postgresql.conf 中设为 on 并重新加载配置',
      en: 'the database has fsync = off: after a power cut the data may be damaged for good; set it to on in postgresql.conf and reload',
    })
  if (fullPages === 'off')
    warnings.push({
      zh: '数据库 full_page_writes = off：断电后数据页可能只写入一半；请在 postgresql.conf 中设为 on 并重新加载配置',
      en: 'the database has full_page_writes = off: after a power cut pages may be half-written; set it to on in postgresql.conf and reload',
    })
  // the other values differ from «on» only where there are standbys to wait for
  if (commit === 'off' || (standbys !== '' && (commit === 'local' || commit === 'remote_write')))
    warnings.push({
      zh: `数据库 synchronous_commit = ${commit}：已答复成功的办理可能在${commit === 'off' ? '断电' : '主库故障切换'}后丢失；请设为 on（postgresql.conf，或 alter role、alter database … set synchronous_commit = on）`,
      en: `the database has synchronous_commit = ${commit}: what was answered as done may be lost ${commit === 'off' ? 'in a power cut' : 'when a standby takes over'}; set it to on (postgresql.conf, or alter role or alter database … set synchronous_commit = on)`,
    })
  if (checksums === 'off')
    warnings.push({
      zh: '数据库 data_checksums = off：磁盘损坏的数据不会被发现；请停库后运行 pg_checksums --enable，或新建时用 initdb --data-checksums',
      en: 'the database has data_checksums = off: data damaged on the disk go unnoticed; stop it and run pg_checksums --enable, or make it with initdb --data-checksums',
    })
  return warnings
}
