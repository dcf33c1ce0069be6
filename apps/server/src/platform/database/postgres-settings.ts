import { totalmem } from 'node:os'

export interface SettingsInput {
  /** Folder of the unix socket; undefined = TCP on 127.0.0.1 (Windows). */
  socketFolder: string | undefined
  port: number
  isDurable: boolean
  /** Of the machine, in bytes. */
  memory: number
}

const MiB = 1024 * 1024

/** Memory this process may use together with its children, in bytes: the machine's, or less in a container. */
export function memoryOfMachine(): number {
  // 0 or beyond all measure where nothing limits it
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(totalmem(), limit) : totalmem()
}

/** What the server keeps of its pages: an eighth of the memory, which leaves the rest to Node and to the system's own cache of files. */
function sharedBuffers(memory: number): number {
  return Math.round(Math.min(1024, Math.max(128, memory / 8 / MiB)))
}

/** The command-line settings of the embedded server, for an office server of 2 cores and 2 GiB or more. */
export function serverSettings(input: SettingsInput): string[] {
  const settings: Record<string, string> = {
    ...(input.socketFolder === undefined
      ? { listen_addresses: '127.0.0.1' }
      : { listen_addresses: '', unix_socket_directories: input.socketFolder, unix_socket_permissions: '0700' }),
    port: String(input.port),
    max_connections: '100',
    shared_buffers: `${sharedBuffers(input.memory)}MB`,
    effective_cache_size: `${Math.round(input.memory / 2 / MiB)}MB`,
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
