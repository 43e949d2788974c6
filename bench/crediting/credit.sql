\set nth :nth + 1
\set id :first + :client_id * :each + :nth
SELECT apply_settlements(settlements, movements) FROM bench_settlements WHERE id = :id;
