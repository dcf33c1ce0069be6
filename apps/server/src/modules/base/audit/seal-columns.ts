/** Columns of `audit_seals` in the names of `Seal`. */
export const sealColumns =
  'id, from_xid::text as "fromXid", to_xid::text as "toXid", count, first_id as "firstId", last_id as "lastId", root, previous, mac, sealed_at as "sealedAt"'
