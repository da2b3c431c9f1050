-- The group of rights over the audit trail is new, and no plan goes without it.
-- Locks: the rows of plans for a moment.

update plans set right_groups = right_groups || 'AUD'::text where right_groups is not null and not 'AUD' = any(right_groups);
