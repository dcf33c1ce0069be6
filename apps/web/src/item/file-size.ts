/** `1.25 MB`: bytes, KB or MB with two decimals (specification §9). */
export function formatFileSize(size: number): string {
  if (size < 1024) return `${size} B`
  return size < 1024 * 1024 ? `${(size / 1024).toFixed(2)} KB` : `${(size / 1024 / 1024).toFixed(2)} MB`
}
