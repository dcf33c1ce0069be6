export interface SettingsInput {
  /** Folder of the unix socket; undefined = TCP on 127.0.0.1 (Windows). */
  socketFolder: string | undefined
  port: number
  isDurable: boolean
}

/** The command-line settings of the embedded server: a small office server with 2 cores and a few GiB. */
export function serverSettings(input: SettingsInput): string[] {
  const settings: Record<string, string> = {
    ...(input.socketFolder === undefined
      ? { listen_addresses: '127.0.0.1' }
      : { listen_addresses: '', unix_socket_directories: input.socketFolder, unix_socket_permissions: '0700' }),
    port: String(input.port),
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // the log must not repeat what people typed: no statements, no DETAIL lines with key values
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(input.isDurable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB', max_connections: '200' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
