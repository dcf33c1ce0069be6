const kilo = 1024
const mega = kilo * kilo

/** `1.25 MB`: bytes, KB or MB with two decimals (specification §9). */
export function formatFileSize(size: number): string {
  if (size < kilo) return `${size} B`
  return size < mega ? `${(size / kilo).toFixed(2)} KB` : `${(size / mega).toFixed(2)} MB`
}

/** `20 MB`: how much may be uploaded, in whole megabytes. */
export function formatSizeLimit(size: number): string {
  return `${Math.floor(size / mega)} MB`
}
