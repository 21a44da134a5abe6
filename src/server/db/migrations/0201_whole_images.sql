-- The whole of a picture, small: staff see it while they choose what a crop keeps in sight.
alter table image add column whole jsonb;
