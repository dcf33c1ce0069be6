import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { AppError } from '@wenwu/core/kernel/errors'
import type { FileStore, ReceiveOptions } from './file-store.ts'
import type { ReceivedFile } from './received-file.ts'
import { ScanFailedError, type Verdict, type VirusScanner } from './virus-scan.ts'

/**
 * A store that shows every file to a scanner before anybody gets hold of it: `receive` is the one door that all bytes of others come in
 * by. Closed when in doubt – without a verdict there is no file.
 */
export class ScannedFileStore implements FileStore {
  private readonly store: FileStore
  private readonly scanner: VirusScanner
  private readonly log: Logger

  constructor(store: FileStore, scanner: VirusScanner, log: Logger) {
    this.store = store
    this.scanner = scanner
    this.log = log
  }

  /** As the store's; throws also `file-infected`, `virus-scan-limit` and, where the scanner gave no verdict, `virus-scan-down`; leaves nothing then. */
  async receive(stream: Readable, options: ReceiveOptions): Promise<ReceivedFile> {
    const file = await this.store.receive(stream, options)
    if (options.isOurs === true) return file
    try {
      requireClean(file, await this.scanner.scan(file.temporaryPath))
      return file
    } catch (error) {
      await this.store.discard(file)
      if (!(error instanceof ScanFailedError)) throw error
      this.log.error({ err: error }, 'a file could not be scanned for viruses and was refused')
      throw new AppError('virus-scan-down', { params: { name: file.name }, field: 'file' })
    }
  }

  keep(file: ReceivedFile): Promise<string> {
    return this.store.keep(file)
  }

  read(storageKey: string): Promise<Readable> {
    return this.store.read(storageKey)
  }

  sizeOf(storageKey: string): Promise<number | undefined> {
    return this.store.sizeOf(storageKey)
  }

  discard(file: ReceivedFile): Promise<void> {
    return this.store.discard(file)
  }

  sweep(olderThan: Date): Promise<number> {
    return this.store.sweep(olderThan)
  }

  removeOrphans(olderThan: Date, findReferenced: (storageKeys: string[]) => Promise<Set<string>>): Promise<number> {
    return this.store.removeOrphans(olderThan, findReferenced)
  }

  probe(): Promise<void> {
    return this.store.probe()
  }
}

function requireClean(file: ReceivedFile, verdict: Verdict): void {
  const { name, size, sha256 } = file
  if (verdict.kind === 'clean') return
  if (verdict.kind === 'too-large') throw new AppError('virus-scan-limit', { params: { name }, field: 'file' })
  const { signature } = verdict
  throw new AppError('file-infected', { params: { name, signature }, field: 'file', details: { name, size, sha256, signature } })
}
