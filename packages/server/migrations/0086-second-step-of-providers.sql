-- Whether an identity provider asks for a second step; where it is not declared, the product asks for its own.
-- Locks: short, on saml_providers.

alter table saml_providers add column asks_second_step boolean not null default false;
