import { formatDateTime } from '@wenwu/core/kernel/date'
import type { VisibleFile } from '../cases/index.ts'

/** A file with the path it has in the zip. */
export interface ZipEntry extends VisibleFile {
  path: string
}

const heading = ['序号', '所在位置', '原文件名', '大小（字节）', 'SHA-256', '提交人', '提交时间']

/** The listing that goes into the zip: CSV with a byte order mark, as spreadsheets read Chinese. */
export function listingOf(entries: readonly ZipEntry[]): Buffer {
  const rows = entries.map((entry, i) => [
    String(i + 1),
    entry.path,
    entry.name,
    String(entry.size),
    entry.sha256,
    entry.uploadedBy,
    formatDateTime(entry.uploadedAt),
  ])
  return Buffer.from(`\ufeff${[heading, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`, 'utf8')
}

/** A cell that no spreadsheet takes for a formula (OWASP: CSV injection); some take signs of full width for narrow ones. */
function cell(text: string): string {
  const plain = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
